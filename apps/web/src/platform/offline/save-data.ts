/** Tell if the browser asks to save data. Not every browser reports it. */
export function wantsLessData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
