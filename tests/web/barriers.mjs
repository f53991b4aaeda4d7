// Barriers for people with disabilities that axe-core finds in a page.
import { axe } from './playwright.mjs';

// Returns them as texts, but only what axe-core calls serious or critical.
export function barriers(page) {
  return page.evaluate(`${axe().source}
    axe.run().then(({ violations }) => violations.filter(({ impact }) => /serious|critical/.test(impact))
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 200))))`);
}
