/** Time until a message is noticed, and for each of its characters: 14 a second are read without haste. */
const NOTICE_MS = 2000;
const CHARACTER_MS = 70;

/** Get the time that reading a text takes, in milliseconds. */
export function readingMs(text: string): number {
  return NOTICE_MS + [...new Intl.Segmenter().segment(text)].length * CHARACTER_MS;
}
