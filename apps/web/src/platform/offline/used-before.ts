/** The name of a built file without the hash of its content. */
function nameOf(path: string): string {
  return path.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}

/**
 * Find the files of a build that are new forms of files that were in use, and are not known themselves.
 *
 * @param known Paths of files that are kept.
 * @param build Paths of the build's files.
 */
export function usedBefore(known: readonly string[], build: readonly string[]): string[] {
  const names = new Set(known.map(nameOf));
  const paths = new Set(known);
  return build.filter((path) => !paths.has(path) && names.has(nameOf(path)));
}
