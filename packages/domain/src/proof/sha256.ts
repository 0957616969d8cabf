const ROUNDS = 64;
const BLOCK = 64;

/** The first 32 bits of the fractional part of a root of each of the first primes. */
function rootsOfPrimes(count: number, root: (prime: number) => number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    let divisor = 2;
    while (divisor * divisor <= candidate && candidate % divisor !== 0) divisor += 1;
    if (divisor * divisor > candidate) found.push(candidate);
  }
  return found.map((prime) => ((root(prime) % 1) * 2 ** 32) | 0);
}

const START = rootsOfPrimes(8, Math.sqrt);
const CONSTANTS = Int32Array.from(rootsOfPrimes(ROUNDS, Math.cbrt));
// One array serves all blocks, because a proof-of-work puzzle computes many hashes.
const words = new Int32Array(ROUNDS);

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function mixBlock(state: readonly number[], block: DataView): number[] {
  for (let at = 0; at < 16; at += 1) words[at] = block.getInt32(at * 4);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round >= 16) {
      const w15 = words[round - 15] ?? 0;
      const w2 = words[round - 2] ?? 0;
      const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
      const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
      words[round] = (words[round - 16] ?? 0) + s0 + (words[round - 7] ?? 0) + s1;
    }
    const sum1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sum1 + choice + (CONSTANTS[round] ?? 0) + (words[round] ?? 0)) | 0;
    const sum0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (state[at] ?? 0)) | 0);
}

/** SHA-256 (FIPS 180-4), for a page that was not loaded over https, where the platform offers none. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  let state: readonly number[] = START;
  for (let at = 0; at < padded.length; at += BLOCK)
    state = mixBlock(state, new DataView(padded.buffer, at, BLOCK));
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => hash.setInt32(at * 4, word));
  return new Uint8Array(hash.buffer);
}
