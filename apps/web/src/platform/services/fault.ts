/** Ways to break things for this browser, from the test panel (PRODUCT 11). */
export const FAULTS = ['slow', 'offline', 'unauthorized', 'internal', 'bad_json'] as const;
export type Fault = (typeof FAULTS)[number];
