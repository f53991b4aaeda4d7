// The actions of a person in the menu and in the dialog for a new game while the second part of the program is still
// being loaded: late.mjs notes the functions and texts that they need, and late_test.mjs checks that the first part
// has these.
import { PageSeat } from './seats.mjs';

// The choices of the menu that need the second part.
const first = ['Online', 'Lessons', 'Problems', 'Puzzle'];
const more = ['My games', 'Games database', 'Statistics', 'Set up position', 'Sliding lab', 'Rules', 'Settings'];

const row = words => new RegExp(`^${words}$`);

async function hover({ page }) {
  await page.mouse.move(600, 300);
  for (let y = 100; y < 580; y += 20) await page.mouse.move(200, y);
  await page.mouse.wheel(0, 60);
}

// Opens a list of the dialog, and chooses the entry that so many presses of that key reach.
async function choose(seat, label, count, key = 'ArrowDown') {
  await seat.tabTo(new RegExp(`^${label}: `));
  await seat.press('Enter', ...Array(count).fill(key), 'Enter');
}
async function press(seat, pattern) {
  await seat.tabTo(pattern);
  await seat.press('Enter');
}
// For rows that not all variants have. Says what was left out, since lists for the wrong program would follow.
const ifThere = steps => steps.catch(error => console.warn(`early: left out: ${error.message}`));

// The program saves what was changed.
export async function hide({ page }) {
  await page.evaluate(async () => {
    const tell = away => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: away });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    };
    tell(true);
    await new Promise(done => setTimeout(done, 200));
    tell(false);
  });
}

async function useMenu(seat) {
  for (const words of first) await seat.choose(row(words));
  await seat.choose(row('More'));
  for (const words of more) await seat.choose(row(words));
  await seat.choose(row('Back'));
  await seat.press('F1', 'm', 'm', 'Escape');
  await seat.choose(row('Two players'));
  await seat.hasSaid(/^New game$/);
  await seat.press('Escape');
}

async function useDialog(seat) {
  const { page } = seat;
  await seat.press('n');
  await seat.hasSaid(/^New game$/);
  await choose(seat, 'Variant', 3);
  await choose(seat, 'Variant', 1, 'r'); // the next one with this letter
  await ifThere(choose(seat, 'Draw rules', 1));
  await ifThere(press(seat, /^Opening: (?!Normal)/));
  await choose(seat, 'Opponent', 1);
  await choose(seat, 'Opponent', 1);
  await choose(seat, 'Level of White', 2);
  await choose(seat, 'Opponent', 2, 'ArrowUp');
  await choose(seat, 'Level', 2);
  await press(seat, /^You play: Black/);
  await choose(seat, 'Clock', 5);
  await press(seat, /^Time for each: .*\+$/);
  await press(seat, /^Takebacks: 1/);
  await press(seat, /^Hints: /);
  await press(seat, /^Rules$/); // opens only when the rest of the program is here
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 200);
  await page.mouse.down();
  await page.mouse.move(400, 200, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(400, 10);
  await page.mouse.wheel(0, -400);
  await seat.press('Escape', 'Escape');
}

// By mouse and keys. The page must be in English, and its window at least as large as `desktop`.
export async function useEarly(player) {
  const seat = PageSeat.of(player);
  await hover(player);
  await useMenu(seat);
  await useDialog(seat);
  await hide(player);
}

// By fingers: the proposed choice of the menu, and whatever there is in the middle of the dialog.
export async function touchEarly(player) {
  await player.accept();
  await player.hasSaid(/^(New game|Nova partida)$/);
  for (let y = 150; y < player.page.viewportSize().height - 100; y += 70) {
    await player.tap(195, y);
    await player.page.waitForTimeout(150);
  }
  await hide(player);
}
