import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import type { PictureUploadLabels } from './picture-upload-labels.ts';
import { PictureProgress, PictureUploadRow } from './picture-upload-row.tsx';
import type { PictureTask } from './use-picture-tasks.ts';

interface PictureUploadTaskProps {
  task: PictureTask;
  labels: PictureUploadLabels;
  onRetry: () => void;
  onDrop: () => void;
}

/** A file in progress: its progress or error, and its actions. */
export function PictureUploadTask({
  task: { name, file, state },
  labels,
  onRetry,
  onDrop,
}: PictureUploadTaskProps) {
  const wrong =
    state.kind === 'refused' ? labels.problem[state.problem] : state.kind === 'failed' ? state.message : null;
  return (
    <PictureUploadRow
      name={name}
      file={file}
      wrong={wrong}
      actions={
        <>
          {state.kind === 'failed' ? (
            <IconButton icon="refresh" label={labels.retry(name)} onClick={onRetry} />
          ) : null}
          <IconButton
            icon={wrong === null ? 'close' : 'trash'}
            label={wrong === null ? labels.cancel(name) : labels.remove(name)}
            onClick={onDrop}
          />
        </>
      }
    >
      {state.kind === 'sending' ? (
        <PictureProgress share={state.share} label={labels.sending(name)} />
      ) : state.kind === 'preparing' ? (
        <span className="block animate-breathe text-13 text-ink-2">{labels.preparing}</span>
      ) : null}
    </PictureUploadRow>
  );
}
