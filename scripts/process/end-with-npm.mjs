// A script must not outlive the npm that started it, however npm ends; and a terminal that is gone, where nothing can be
// printed any more, must not keep it from ending cleanly.
if (process.env.npm_lifecycle_event !== undefined) {
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, 'SIGTERM');
  }, 300).unref();
}
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
