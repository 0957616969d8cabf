/** Read the tag of a language; undefined for what is none, as a device or a service may say. */
export function readLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
