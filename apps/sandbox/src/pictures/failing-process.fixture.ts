// Replacement for the decoding process, which crashes on request, and otherwise answers with its process id.
import type { PictureAnswer } from './picture-messages.ts';

const tell = (answer: PictureAnswer) => process.send?.(answer);

process.on('disconnect', () => process.exit());
process.on('message', (bytes: Uint8Array) => {
  const wish = new TextDecoder().decode(bytes);
  if (wish === 'crash') process.abort();
  const picture = {
    type: 'image/png' as const,
    width: 1,
    height: 1,
    bytes: new TextEncoder().encode(String(process.pid)),
  };
  tell({ kind: 'done', result: { ok: true, value: picture } });
});
tell({ kind: 'ready', canDecode: true });
