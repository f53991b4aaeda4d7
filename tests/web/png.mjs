// Reads browser screenshots into RGB: PNG with 8 bits per channel, not interlaced.
import { inflateSync } from 'node:zlib';

const signature = '89504e470d0a1a0a';

function* chunks(file) {
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    yield [file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + length)];
    at += length + 12;
  }
}

function paeth(a, b, c) {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  if (pa <= pb && pa <= pc) return a;
  return pb <= pc ? b : c;
}

const guesses = [
  () => 0,
  a => a,
  (a, b) => b,
  (a, b) => (a + b) >> 1,
  paeth,
];

// Undoes the five filters of the format, row by row.
function unfilter(packed, stride, size) {
  const rows = packed.length / (stride + 1);
  const out = Buffer.alloc(rows * stride);
  for (let y = 0; y < rows; ++y) {
    const guess = guesses[packed[y * (stride + 1)]];
    for (let x = 0; x < stride; ++x) {
      const at = y * stride + x;
      const left = x >= size ? out[at - size] : 0;
      const above = y > 0 ? out[at - stride] : 0;
      const corner = x >= size && y > 0 ? out[at - stride - size] : 0;
      out[at] = packed[y * (stride + 1) + 1 + x] + guess(left, above, corner);
    }
  }
  return out;
}

// { width, height, rgb(x, y) }
export function readPng(file) {
  if (file.toString('hex', 0, 8) !== signature) throw Error('not a PNG');
  const parts = [...chunks(file)];
  const header = parts.find(([name]) => name === 'IHDR')[1];
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = { 2: 3, 6: 4 }[header[9]];
  if (header[8] !== 8 || !channels || header[12] !== 0) throw Error('another kind of PNG');
  const data = Buffer.concat(parts.filter(([name]) => name === 'IDAT').map(([, part]) => part));
  const bytes = unfilter(inflateSync(data), width * channels, channels);
  const rgb = (x, y) => bytes.subarray((y * width + x) * channels, (y * width + x) * channels + 3);
  return { width, height, rgb };
}

// The largest difference of the channels at one pixel, 0..255.
export function distance(a, b) {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}

// The share of pixels, 0..1, at which two pictures of equal size differ by more than `tolerance`.
export function difference(a, b, tolerance) {
  if (a.width !== b.width || a.height !== b.height) return 1;
  let other = 0;
  for (let y = 0; y < a.height; ++y)
    for (let x = 0; x < a.width; ++x) other += distance(a.rgb(x, y), b.rgb(x, y)) > tolerance;
  return other / (a.width * a.height);
}
