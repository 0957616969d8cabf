/** References to rules in docblocks and texts: "(H16)", "(PRODUCT 5, 6 and 10)". */
const REFERENCE = /[ \t]*\((?:H\d+|PRODUCT \d+)(?:(?:, | and )(?:H|PRODUCT )?\d+)*\)/g;

/** Remove references to rules, which people outside this repository cannot look up. */
export function withoutReferences(text: string): string {
  return text.replaceAll(REFERENCE, '');
}
