/**
 * Prevent a timer from keeping the process alive. In a browser, where a timer is a number, nothing needs to
 * be done.
 */
export function unref(timer: NodeJS.Timeout): NodeJS.Timeout {
  if (typeof timer === 'object') timer.unref();
  return timer;
}
