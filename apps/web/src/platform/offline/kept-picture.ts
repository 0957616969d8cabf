/**
 * Tell the address of a drawing or picture of ours, which the worker keeps, from that of one that somebody uploaded:
 * nothing of people stays on a device.
 */
export function isKeptPicture(pathname: string): boolean {
  return pathname.startsWith('/media/') && !pathname.startsWith('/media/uploads/');
}
