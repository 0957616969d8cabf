/** How long a day takes to pass, in milliseconds. */
export const DAY_PASS_MS = 2000;
