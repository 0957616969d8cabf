/** Duration of the replay of a day, in milliseconds. */
export const DAY_PASS_MS = 2000;
