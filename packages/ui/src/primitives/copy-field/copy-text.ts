/**
 * Copy a text to the clipboard; resolves to true on success.
 *
 * Browsers offer the clipboard API only over https and on localhost; over plain http in a classroom, the old command
 * still works.
 */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    const written = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (written) return true;
  }
  return copyBySelection(text);
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  box.className = 'sr-only';
  // Inside an open dialog, because its focus trap would otherwise take the selection away.
  (focused?.closest('[role="dialog"]') ?? document.body).append(box);
  box.select();
  const copied = document.execCommand('copy');
  box.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
