import { cx } from 'class-variance-authority';
import { useCallback, useState, type ReactNode } from 'react';
import { Icon } from '../../foundations/icon/index.ts';
import { Progress } from '../../primitives/progress/progress.tsx';

interface PictureUploadRowProps {
  name: string;
  file: Blob;
  /** Below the name: size or progress. */
  children?: ReactNode;
  actions: ReactNode;
  /** Opens a large view, by a press on the thumbnail. */
  preview?: { readonly label: string; readonly onOpen: () => void } | undefined;
  /** Content on further lines below it. */
  below?: ReactNode;
  /** Error message, on further lines. */
  wrong?: string | null;
}

/** One picture of the list: thumbnail, name and state. */
export function PictureUploadRow({
  name,
  file,
  children,
  actions,
  preview,
  below,
  wrong = null,
}: PictureUploadRowProps) {
  return (
    <li
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border bg-sheet p-2',
        wrong === null ? 'border-line' : 'border-garnet',
      )}
    >
      <span className="flex min-w-0 grow basis-40 items-center gap-3">
        {preview ? (
          <button
            type="button"
            aria-label={preview.label}
            className="shrink-0 rounded-control hover:opacity-90 active:translate-y-px"
            onClick={preview.onOpen}
          >
            <Thumbnail file={file} />
          </button>
        ) : (
          <Thumbnail file={file} />
        )}
        <span className="min-w-0 grow">
          <span className="line-clamp-2 text-15 font-medium wrap-anywhere">{name}</span>
          {children}
        </span>
      </span>
      <span className="ms-auto flex flex-wrap justify-end">{actions}</span>
      {below ? <div className="min-w-0 basis-full wrap-anywhere">{below}</div> : null}
      {wrong === null ? null : (
        <span role="alert" className="basis-full px-1 pb-1">
          <PictureWrong>{wrong}</PictureWrong>
        </span>
      )}
    </li>
  );
}

/** The picture itself, small; a placeholder drawing while it cannot be shown. */
function Thumbnail({ file }: { file: Blob }) {
  const [broken, setBroken] = useState<Blob>();
  // The object URL lives as long as the element that shows it.
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-control bg-wash text-ink-2"
    >
      {file === broken ? (
        <Icon name="image" />
      ) : (
        <img ref={show} alt="" className="size-full object-cover" onError={() => setBroken(file)} />
      )}
    </span>
  );
}

/** Progress bar of an upload; `label` names it. */
export function PictureProgress({ share, label }: { share: number; label: string }) {
  return (
    <Progress value={Math.round(share * 100)} max={100} label={label} tone="success" className="mt-1.5" />
  );
}

/** Error message with an icon, never by colour alone. */
export function PictureWrong({ children }: { children: ReactNode }) {
  return (
    <span className="flex gap-1.5 text-13 font-medium text-garnet">
      <Icon name="alert" size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
