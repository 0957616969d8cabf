/** Entries of the package by the names of their components, which `prop-docs.ts` gives. */
declare module 'virtual:ui-entries' {
  const entryOf: Readonly<Record<string, string>>;
  export default entryOf;
}
