/** Read the tag of a language; undefined for an invalid one, as a device or a service may give. */
export function readLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
