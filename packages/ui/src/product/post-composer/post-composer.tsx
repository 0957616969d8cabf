import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Icon, type IconName } from '../../foundations/icon/index.ts';
import { TextArea, TextField } from '../../primitives/field/index.ts';
import { lengthOf } from '@paydirt/domain';
import { PictureUpload, type PictureUploadProps } from '../../patterns/picture-upload/index.ts';
import type { PostAttachment, PostDraft } from './post-draft.ts';

/** Labels of the form. */
export interface PostComposerLabels {
  text: string;
  /** Hint below the text: who can read it, and its limit. */
  hint?: string | undefined;
  /** Placeholder of the empty text. */
  placeholder?: string | undefined;
  /** Character count and limit ("240 of 1,000"). Left out, none is shown. */
  count?: ((written: number, most: number) => string) | undefined;
  /** Error message for a text that is too long. */
  tooLong: (over: number) => string;
  submit: string;
}

/** Kinds of attachment. */
export interface PostAttachments {
  /** Props of the picture field: limits, upload and viewer. */
  upload: Pick<
    PictureUploadProps,
    'legend' | 'limits' | 'labels' | 'files' | 'send' | 'preview' | 'texts' | 'order' | 'onUnsentChange'
  >;
  labels: {
    /** Legend of the attachments ("Add to the post"). */
    attach: string;
    pictures: string;
    video: string;
    videoUrl: string;
    videoHint?: string | undefined;
    /** Label of the field for the video's text alternative. */
    videoText: string;
  };
}

/** An error message for each part that has one. */
export type PostErrors = {
  readonly [Part in 'text' | 'pictures' | 'videoUrl' | 'videoText']?: string | undefined;
};

export interface PostComposerProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The draft: text, pictures and the link to a video. */
  value: PostDraft;
  /** Called with each change: keep it as a draft. */
  onValueChange: (value: PostDraft) => void;
  /** Maximum number of characters, counted as graphemes. */
  maxLength: number;
  /** Pictures or a video link. Left out, a post consists of its text only. */
  attachments?: PostAttachments | undefined;
  /** The post is being sent. @default false */
  busy?: boolean | undefined;
  /** Error message, where posting failed, with the next step; the draft stays. */
  error?: string | undefined;
  /** Error messages of the parts. */
  errors?: PostErrors | undefined;
  /** Called only when the content is not too long and all pictures are ready. */
  onSubmit: (value: PostDraft) => void;
  /** Texts of the fields, of the count and of the button. */
  labels: PostComposerLabels;
}

/**
 * Write a post, with pictures or a video link where `attachments` are given. Renders a `<form>`; the caller keeps the
 * draft. A text that is too long is not cut off: an error gives the number of characters over the limit.
 *
 * @when A post to write, with pictures or a video.
 * @instead Use `CommentThread` for a comment, and `TextArea` for plain text.
 */
export function PostComposer({
  value,
  onValueChange,
  maxLength,
  attachments,
  busy = false,
  error,
  errors = {},
  onSubmit,
  labels,
  className,
  ...props
}: PostComposerProps) {
  const [preparing, setPreparing] = useState(false);
  const over = lengthOf(value.text) - maxLength;
  const hasContent =
    value.text.trim() !== '' ||
    (value.attachment === 'pictures' && value.pictures.length > 0) ||
    (value.attachment === 'video' && value.videoUrl.trim() !== '');
  // The newest draft: pictures become ready while the text is written.
  const draft = useRef(value);
  useEffect(() => {
    draft.current = value;
  }, [value]);

  function change(part: Partial<PostDraft>) {
    draft.current = { ...draft.current, ...part };
    onValueChange(draft.current);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (hasContent && over <= 0 && !busy && !preparing) onSubmit(value);
  }

  return (
    <form {...props} noValidate onSubmit={submit} className={cx('flex flex-col gap-4', className)}>
      <TextArea
        label={labels.text}
        hint={labels.hint}
        placeholder={labels.placeholder}
        value={value.text}
        rows={6}
        readOnly={busy}
        error={over > 0 ? labels.tooLong(over) : errors.text}
        count={labels.count && { most: maxLength, format: labels.count }}
        onValueChange={(text) => change({ text })}
      />
      {attachments ? (
        <Attachments
          {...attachments}
          {...{ value, busy, errors }}
          onChange={change}
          onBusyChange={setPreparing}
        />
      ) : null}
      <p role="alert" className="flex gap-1.5 text-15 font-medium text-garnet empty:sr-only">
        {error === undefined ? null : (
          <>
            <Icon name="alert" size={18} className="mt-0.5 shrink-0" />
            <span className="min-w-0">{error}</span>
          </>
        )}
      </p>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        busy={busy}
        disabled={!hasContent || over > 0 || preparing}
      >
        {labels.submit}
      </Button>
    </form>
  );
}

interface AttachmentsProps
  extends PostAttachments, Required<Pick<PostComposerProps, 'value' | 'busy' | 'errors'>> {
  onChange: (part: Partial<PostDraft>) => void;
  onBusyChange: (busy: boolean) => void;
}

function Attachments({ upload, labels, value, busy, errors = {}, onChange, onBusyChange }: AttachmentsProps) {
  const id = useId();
  return (
    <>
      <fieldset disabled={busy} className="min-w-0">
        <legend className="mb-1.5 text-13 font-semibold">{labels.attach}</legend>
        <div className="flex flex-wrap gap-2">
          {(['pictures', 'video'] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={value.attachment === kind}
              aria-controls={value.attachment === kind ? `${id}a` : undefined}
              className="target flex max-w-full items-center gap-2 rounded-sheet border border-line bg-sheet px-4 py-2 text-start text-15 font-semibold text-ink hover:border-edge active:translate-y-px aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]"
              onClick={() => onChange({ attachment: value.attachment === kind ? 'none' : kind })}
            >
              <Icon name={icons[kind]} size={18} className="shrink-0" />
              <span className="min-w-0">{labels[kind]}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <div id={`${id}a`} className="empty:hidden">
        {value.attachment === 'pictures' ? (
          <PictureUpload
            {...upload}
            disabled={busy}
            value={value.pictures}
            error={errors.pictures}
            onBusyChange={onBusyChange}
            onValueChange={(pictures) => onChange({ pictures })}
          />
        ) : value.attachment === 'video' ? (
          <div className="flex flex-col gap-4">
            <TextField
              type="url"
              inputMode="url"
              autoComplete="off"
              label={labels.videoUrl}
              hint={labels.videoHint}
              error={errors.videoUrl}
              readOnly={busy}
              value={value.videoUrl}
              onValueChange={(videoUrl) => onChange({ videoUrl })}
            />
            <TextField
              label={labels.videoText}
              error={errors.videoText}
              readOnly={busy}
              value={value.videoText}
              onValueChange={(videoText) => onChange({ videoText })}
            />
          </div>
        ) : null}
      </div>
    </>
  );
}

const icons = { pictures: 'image', video: 'play' } satisfies Record<
  Exclude<PostAttachment, 'none'>,
  IconName
>;
