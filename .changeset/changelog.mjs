// The line of a changeset in the changelog: its own text, which is written for users of the package.

/** @param {{ summary: string }} changeset */
export async function getReleaseLine({ summary }) {
  const [first = '', ...rest] = summary.trim().split('\n');
  return [`- ${first}`, ...rest.map((line) => `  ${line}`.trimEnd())].join('\n');
}

/**
 * Dependencies within this repository are part of the released package: their versions mean nothing to its users.
 */
export async function getDependencyReleaseLine() {
  return '';
}
