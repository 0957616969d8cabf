/** Lines that are written at the end of this turn of the event loop. */
let waiting: string[] = [];

function flush(): void {
  if (waiting.length === 0) return;
  const lines = waiting.join('\n');
  waiting = [];
  process.stdout.write(`${lines}\n`);
}

process.on('exit', flush);

/**
 * Write a line to the standard output, after pending answers have been sent; all lines of a turn are one
 * write.
 */
export function writeLine(line: string): void {
  if (waiting.length === 0) setImmediate(flush);
  waiting.push(line);
}
