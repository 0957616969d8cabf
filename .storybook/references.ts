/** Where the source names the rule that it follows: "(H16)", "(PRODUCT 5, 6 and 10)". */
const REFERENCE = /[ \t]*\((?:H\d+|PRODUCT \d+)(?:(?:, | and )(?:H|PRODUCT )?\d+)*\)/g;

/** Leave out what only this repository can look up, for those who read a docblock or a contract elsewhere. */
export function withoutReferences(text: string): string {
  return text.replaceAll(REFERENCE, '');
}
