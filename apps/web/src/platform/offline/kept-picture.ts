/**
 * Tell a drawing or picture of the app, which the worker caches, from an upload by its address: no uploads are kept
 * on a device.
 */
export function isKeptPicture(pathname: string): boolean {
  return pathname.startsWith('/media/') && !pathname.startsWith('/media/uploads/');
}
