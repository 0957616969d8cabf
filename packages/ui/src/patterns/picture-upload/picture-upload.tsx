import { isLongerThan } from '@paydirt/domain';
import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { TextField } from '../../primitives/field/index.ts';
import { Icon } from '../../foundations/icon/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useMergedRef } from '../../foundations/merged-ref/use-merged-ref.ts';
import { PictureOrder, type PictureOrderLabels } from './picture-order.tsx';
import type { PicturePreview, PictureTexts, PictureUploadLabels } from './picture-upload-labels.ts';
import { PictureUploadRow, PictureWrong } from './picture-upload-row.tsx';
import { PictureUploadTask } from './picture-upload-task.tsx';
import type { PictureLimits, PreparedPicture } from './prepare-picture.ts';
import { useGivenFiles } from './use-given-files.ts';
import { usePastedFiles } from './use-pasted-files.ts';
import { usePictureTasks, type SendPicture } from './use-picture-tasks.ts';

export interface PictureUploadProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** Legend of the fieldset, which names the field. */
  legend: string;
  /** Maximum number of pictures, maximum bytes of each, and the longest edge. */
  limits: PictureLimits;
  /** The pictures that are ready, in the order in which they became so. */
  value: readonly PreparedPicture[];
  /** Called when a picture is ready, removed, described or moved. */
  onValueChange: (value: readonly PreparedPicture[]) => void;
  /** Files to add as if they had been picked, each list once; for files that another app shared. */
  files?: readonly File[] | undefined;
  /**
   * Uploads each picture as soon as it is ready. Without it, pictures are only prepared, for a form that sends them
   * itself.
   */
  send?: SendPicture | undefined;
  /**
   * Open a large view of a picture that is ready, by a press on its thumbnail: `onOpen` gets its index in
   * `value`. `label` names the thumbnail ("Enlarge sluice.jpg"); leave it out where there is no viewer.
   */
  preview?: PicturePreview | undefined;
  /** Offer a field for each picture's text alternative, stored as its `text`. */
  texts?: PictureTexts | undefined;
  /**
   * Let the pictures be reordered by dragging their handle, with its arrow keys, or with a button that moves them up
   * one place.
   */
  order?: PictureOrderLabels | undefined;
  /** Called when uploads begin and end: a form should wait for them. */
  onBusyChange?: ((busy: boolean) => void) | undefined;
  /** Called with the names of files that have been picked but are not ready yet: they exist only on this page. */
  onUnsentChange?: ((names: readonly string[]) => void) | undefined;
  /** Error message of the form ("Add a screenshot"). */
  error?: string | undefined;
  /** Texts of the buttons, of progress and of errors. */
  labels: PictureUploadLabels;
}

/**
 * Accept pictures that are picked, dropped on the field, or pasted anywhere in its form. Each is checked by its content
 * and scaled down before it is sent, shows its progress, and can be cancelled, retried and removed; an error is shown
 * at its picture. Renders a `<fieldset>`.
 *
 * @when Pictures that a person adds, prepared and sent one by one.
 * @instead Use `FileButton` for a single file of another kind.
 */
export function PictureUpload({
  legend,
  limits,
  value,
  onValueChange,
  files,
  send,
  preview,
  texts,
  order,
  onBusyChange,
  onUnsentChange,
  error,
  disabled = false,
  labels,
  ref,
  className,
  ...props
}: PictureUploadProps) {
  const id = useId();
  const [root, merged] = useMergedRef(ref);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [left, setLeft] = useState(0);
  const [done, setDone] = useState('');
  // Several pictures may become ready between two renders, and each must be added to the one before.
  const ready = useRef(value);
  useEffect(() => {
    ready.current = value;
  }, [value]);

  // The picked files, in order, until the user reorders them.
  const picked = useRef<readonly string[]>([]);

  /** Index among the ready pictures, in the order of picking: a large one is ready after smaller ones picked later. */
  function insertionIndexOf({ id: name }: PreparedPicture): number {
    const later = picked.current.slice(picked.current.indexOf(name) + 1);
    const index = ready.current.findIndex((other) => later.includes(other.id));
    return index === -1 ? ready.current.length : index;
  }

  const { tasks, add, retry, remove } = usePictureTasks({
    limits,
    send,
    failedText: labels.failed,
    onReady(picture) {
      ready.current = ready.current.toSpliced(insertionIndexOf(picture), 0, picture);
      setDone(
        [picture.name, labels.size(picture.blob.size), ...(picture.still ? [labels.still] : [])].join(', '),
      );
      onValueChange(ready.current);
    },
  });
  const busy = tasks.some(({ state }) => state.kind === 'preparing' || state.kind === 'sending');
  useEffect(() => {
    if (!busy) return undefined;
    onBusyChange?.(true);
    // Also on unmount, which cancels everything under way.
    return () => onBusyChange?.(false);
  }, [busy, onBusyChange]);

  const unsent = tasks.filter(({ state }) => state.kind !== 'refused').map(({ name }) => name);
  const reported = useRef<readonly string[]>([]);
  useEffect(() => {
    if (reported.current.join('/') === unsent.join('/')) return;
    reported.current = unsent;
    onUnsentChange?.(unsent);
  });

  const room = Math.max(0, limits.maxCount - value.length - tasks.length);
  function take(more: readonly File[]) {
    setLeft(Math.max(0, more.length - room));
    picked.current = [...picked.current, ...add(more.slice(0, room))];
  }

  usePastedFiles(root, disabled, take);
  useGivenFiles(files, take);

  /** Remove a picture, and move focus off the element that is about to disappear, as after a retry. */
  function drop(picture: { readonly id: string }) {
    setLeft(0);
    remove(picture.id);
    ready.current = ready.current.filter((other) => other.id !== picture.id);
    if (value.some((other) => other.id === picture.id)) onValueChange(ready.current);
    input.current?.focus();
  }

  function replace(which: string, part: Partial<PreparedPicture>) {
    ready.current = ready.current.map((picture) =>
      picture.id === which ? { ...picture, ...part } : picture,
    );
    onValueChange(ready.current);
  }

  function move(picture: PreparedPicture, to: number) {
    const from = ready.current.findIndex(({ id: other }) => other === picture.id);
    if (!order || from === -1 || from === to || to < 0 || to >= ready.current.length) return;
    // Its text may have been edited since, so take the latest version.
    const moved = ready.current.filter((other) => other.id === picture.id);
    ready.current = ready.current.toSpliced(from, 1).toSpliced(to, 0, ...moved);
    picked.current = [];
    setDone(order.moved(picture.name, to + 1, ready.current.length));
    onValueChange(ready.current);
  }

  const full = room === 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a shortcut; the button below does the same by key
    <fieldset
      {...props}
      ref={merged}
      disabled={disabled}
      aria-describedby={`${id}h${error ? ` ${id}e` : ''}`}
      data-state={over ? 'over' : busy ? 'busy' : 'idle'}
      className={cx('flex min-w-0 flex-col gap-2', className)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) take([...event.dataTransfer.files]);
      }}
    >
      <legend className="mb-1.5 text-13 font-semibold">{legend}</legend>
      {value.length + tasks.length === 0 ? null : (
        <ul role="list" className="flex flex-col gap-2">
          {value.map((picture, index) => (
            <PictureUploadRow
              key={picture.id}
              below={
                texts && (
                  <TextField
                    label={texts.label(picture.name)}
                    hint={texts.hint}
                    value={picture.text ?? ''}
                    readOnly={disabled}
                    error={isLongerThan(picture.text ?? '', texts.maxLength) ? texts.tooLong : undefined}
                    onValueChange={(text) => replace(picture.id, { text })}
                  />
                )
              }
              name={picture.name}
              file={picture.blob}
              preview={preview && { label: preview.label(picture.name), onOpen: () => preview.onOpen(index) }}
              actions={
                <>
                  {order && value.length > 1 ? (
                    <PictureOrder
                      labels={order}
                      name={picture.name}
                      index={index}
                      count={value.length}
                      disabled={disabled}
                      onMove={(to) => move(picture, to)}
                    />
                  ) : null}
                  <IconButton
                    icon="trash"
                    label={labels.remove(picture.name)}
                    disabled={disabled}
                    onClick={() => drop(picture)}
                  />
                </>
              }
            >
              <span className="tabular flex items-center gap-1 text-13 text-ink-2">
                <Icon name="check" size={16} className="shrink-0 text-verdigris" />
                {labels.size(picture.blob.size)}
              </span>
              {picture.still ? <span className="block text-13 text-ink-2">{labels.still}</span> : null}
            </PictureUploadRow>
          ))}
          {tasks.map((task) => (
            <PictureUploadTask
              key={task.id}
              task={task}
              labels={labels}
              onRetry={() => {
                retry(task.id);
                input.current?.focus();
              }}
              onDrop={() => drop(task)}
            />
          ))}
        </ul>
      )}
      {/* The input itself takes focus and keys; its label is what is seen and pressed. */}
      <label
        className={cx(
          'target relative flex flex-wrap items-center justify-center gap-2 text-center rounded-card border border-dashed px-4 py-3 text-15 font-semibold',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          over ? 'border-ink bg-wash' : error ? 'border-garnet' : 'border-edge',
          full || disabled
            ? 'text-ink-2 forced-colors:text-[GrayText]'
            : 'cursor-pointer hover:bg-wash active:bg-wash',
        )}
      >
        <Icon name="image" size={20} className="shrink-0" />
        {labels.add}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif"
          multiple={limits.maxCount > 1}
          // Not `disabled` when full, because the member who has just filled it would lose the focus.
          aria-disabled={full || undefined}
          className="absolute inset-0 cursor-[inherit] opacity-0 file:cursor-[inherit]"
          onClick={(event) => {
            if (full) event.preventDefault();
          }}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // Reset, so that a removed file can be picked again.
            event.target.value = '';
          }}
        />
      </label>
      <p id={`${id}h`} className="text-13 text-ink-2">
        {labels.limits}
      </p>
      {/* That one is ready is drawn as its size and a mark. */}
      <p role="status" className={left > 0 ? undefined : 'sr-only'}>
        {left > 0 ? <PictureWrong>{labels.tooMany(left)}</PictureWrong> : done}
      </p>
      {error ? (
        <p id={`${id}e`}>
          <PictureWrong>{error}</PictureWrong>
        </p>
      ) : null}
    </fieldset>
  );
}
