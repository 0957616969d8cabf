/** Write bytes in base64 (RFC 4648, section 4), without the padding. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replace(/={1,2}$/, '');
}

/** Write bytes in base64 for addresses (RFC 4648, section 5), without the padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_');
}

/** Read base64 (RFC 4648, section 4), with or without padding; throws for other texts. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Compare a secret with a received value, in a time that does not reveal where they differ. */
export function isSameSecret(secret: Uint8Array, sent: Uint8Array): boolean {
  let difference = secret.length ^ sent.length;
  for (const [at, byte] of secret.entries()) difference |= byte ^ (sent[at] ?? 0);
  return difference === 0;
}
