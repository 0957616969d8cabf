/** A file under the name that it is saved by. */
export interface NamedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Give a file to the browser to save. */
export function saveFile({ name, blob }: NamedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the address only after the click, so revoke it later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
