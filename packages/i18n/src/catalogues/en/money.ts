/** Texts of the wallet and of where the money comes from. */
export const money = {} as const;
