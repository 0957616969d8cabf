/** Write a share as a length in percent, for SVG. */
export function percent(value: number): string {
  return `${Math.round(value * 1000) / 1000}%`;
}
