/** Duration of the animation of a day, in milliseconds. */
export const DAY_PASS_MS = 3000;
