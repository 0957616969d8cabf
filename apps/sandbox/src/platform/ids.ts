/** Characters of ids, of those made by chance and of the seed's. */
export const ID_ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Characters of an id after its prefix. */
export const ID_LENGTH = 20;
