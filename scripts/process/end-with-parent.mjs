// Loaded into the services before their entry: a parent that dies without a word must not leave them
// behind, holding the port and the data folder; and its closed pipes must not keep them from ending cleanly.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
