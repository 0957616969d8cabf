// Process that decodes pictures: it receives the bytes of a picture, and sends the re-encoded picture or its
// fault.
import type { PictureAnswer } from './picture-messages.ts';

const tell = (answer: PictureAnswer) => process.send?.(answer);

// The services end this process: ignore the interrupt that the terminal sends to both.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());

const decoder = await import('./rewrite-picture.ts').catch(() => null);
process.on('message', (bytes: Uint8Array) => {
  void decoder?.rewritePicture(bytes).then((result) => tell({ kind: 'done', result }));
});
tell({ kind: 'ready', canDecode: decoder !== null });
