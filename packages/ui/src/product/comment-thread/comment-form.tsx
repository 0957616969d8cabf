import { cx } from 'class-variance-authority';
import { useId, type FormEvent, type Ref } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../foundations/icon/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';

/** Labels of the form. */
export interface CommentFormLabels {
  /** Label of the field ("Your comment"). */
  field: string;
  /** Label of the button that sends it ("Send the comment"). */
  send: string;
  /** Text above the field while answering: "Replying to Ravi". */
  replyingTo: (name: string) => string;
  stopReplying: string;
}

interface CommentFormProps {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  onValueChange: (value: string) => void;
  replyName: string | undefined;
  onReplyEnd: () => void;
  onSend: () => void;
  sending: boolean;
  error: string | undefined;
  labels: CommentFormLabels;
}

/** Field for a comment. Stays at the bottom and grows with the text. */
export function CommentForm({
  ref,
  value,
  onValueChange,
  replyName,
  onReplyEnd,
  onSend,
  sending,
  error,
  labels,
}: CommentFormProps) {
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (value.trim() === '' || sending) return;
    onSend();
    // The button is disabled once the field is empty, which would lose the focus.
    event.currentTarget.querySelector('textarea')?.focus();
  }

  return (
    <form
      onSubmit={submit}
      className="sticky -bottom-(--sheet-away) z-10 border-t border-line bg-sheet px-4 py-2 pb-safe-2"
    >
      {replyName === undefined ? null : (
        <div className="flex items-center justify-between gap-2 text-13 text-ink-2">
          <span className="min-w-0">{labels.replyingTo(replyName)}</span>
          <IconButton
            icon="close"
            label={labels.stopReplying}
            className="-me-2 shrink-0"
            onClick={onReplyEnd}
          />
        </div>
      )}
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {labels.field}
        </label>
        <textarea
          ref={ref}
          id={id}
          rows={1}
          value={value}
          placeholder={labels.field}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}e`}
          onChange={(event) => onValueChange(event.target.value)}
          className={cx(
            'target field-sizing-content max-h-40 min-w-0 grow basis-0 resize-none rounded-control border bg-paper px-3 py-2 text-17 text-ink placeholder:text-ink-2',
            error === undefined ? 'border-edge' : 'border-garnet',
          )}
        />
        <Button
          type="submit"
          variant="primary"
          aria-label={labels.send}
          busy={sending}
          disabled={value.trim() === ''}
        >
          <Icon name="send" size={22} />
        </Button>
      </div>
      <p id={`${id}e`} role="alert" className="text-13 font-medium text-garnet">
        {error === undefined ? null : (
          <span className="mt-1.5 flex gap-1.5">
            <Icon name="alert" size={16} className="mt-0.5 shrink-0" />
            <span className="min-w-0">{error}</span>
          </span>
        )}
      </p>
    </form>
  );
}
