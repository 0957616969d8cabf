/** Let a timer keep no process alive. A browser's, which is a number, keeps none. */
export function unref(timer: NodeJS.Timeout): NodeJS.Timeout {
  if (typeof timer === 'object') timer.unref();
  return timer;
}
