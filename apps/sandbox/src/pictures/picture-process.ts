// The process that decodes pictures: the bytes of one come in, a picture or its fault goes out.
import type { PictureAnswer } from './picture-messages.ts';

const tell = (answer: PictureAnswer) => process.send?.(answer);

// The services decide when it ends: both receive an interrupt in the terminal.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());

const decoder = await import('./rewrite-picture.ts').catch(() => null);
process.on('message', (bytes: Uint8Array) => {
  void decoder?.rewritePicture(bytes).then((result) => tell({ kind: 'done', result }));
});
tell({ kind: 'ready', canDecode: decoder !== null });
