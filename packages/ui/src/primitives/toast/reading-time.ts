/** Time until a message is noticed, and time for each of its characters: 14 a second is an unhurried reading speed. */
const NOTICE_MS = 2000;
const CHARACTER_MS = 70;

/** Get the time that it takes to read a text, in milliseconds. */
export function readingMs(text: string): number {
  return NOTICE_MS + [...new Intl.Segmenter().segment(text)].length * CHARACTER_MS;
}
