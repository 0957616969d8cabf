// How a changeset stands in the changelog: its own words, which are written for those who use the package.

/** @param {{ summary: string }} changeset */
export async function getReleaseLine({ summary }) {
  const [first = '', ...rest] = summary.trim().split('\n');
  return [`- ${first}`, ...rest.map((line) => `  ${line}`.trimEnd())].join('\n');
}

/** Packages of this repository are in the one that is released: their versions say nothing to anybody. */
export async function getDependencyReleaseLine() {
  return '';
}
