import { CONSTANTS, type EpochMs } from '@paydirt/domain';
import { cx } from 'class-variance-authority';
import { useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { Countdown } from '../countdown/index.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useTicker } from '../../foundations/ticker/index.ts';
import {
  FieldBox,
  FieldFrame,
  fieldInput,
  useFieldWiring,
  writeCleaned,
  type FieldFrameProps,
} from './field-frame.tsx';
import type { InputProps } from './text-field.tsx';

export interface CodeFieldProps extends Omit<InputProps, 'inputMode' | 'autoComplete'>, FieldFrameProps {
  /** The digits typed so far, and nothing else. */
  value: string;
  /** Called with the digits typed so far. */
  onValueChange: (value: string) => void;
  /** Request a code. Not called while one is being sent, nor before `resendAt`. */
  onSend: () => void;
  /** The button's text: "Send code", later "Resend code". */
  sendLabel: string;
  /** A code is being sent: the button shows it and requests no second one. @default false */
  sending?: boolean | undefined;
  /** Time at which the next request is possible, on the service's clock; one a minute (PRODUCT 6). */
  resendAt?: EpochMs | undefined;
  /** The button's text while it waits, with the seconds left. */
  formatWait: (seconds: number) => string;
}

/**
 * Input for a six-digit verification code, with a button that requests one. Renders an `<input>` that phones fill from
 * the message, and a button with a countdown to the next code. Needs a `ClockProvider`.
 *
 * @when A code that was sent to a person, with the button that sends it again.
 * @instead Use `PasswordField` for a password, and `TextField` for a code that was not sent.
 */
export function CodeField({
  label,
  hint,
  error,
  aside,
  value,
  onValueChange,
  onSend,
  sendLabel,
  sending = false,
  resendAt,
  formatWait,
  id,
  className,
  onChange,
  ...props
}: CodeFieldProps) {
  const wiring = useFieldWiring({ id, hint, error });
  const waiting = !useReached(resendAt);
  const lastClickMs = useRef(Number.NEGATIVE_INFINITY);
  const unavailable = waiting || sending || Boolean(props.disabled);

  function send(event: MouseEvent) {
    const tooSoon = event.timeStamp - lastClickMs.current < CONSTANTS.CLICK_GUARD_MS;
    if (unavailable || tooSoon) return;
    lastClickMs.current = event.timeStamp;
    onSend();
  }

  return (
    <FieldFrame {...{ label, hint, error, aside, wiring, className }}>
      <FieldBox invalid={Boolean(error)}>
        <input
          {...props}
          {...wiring}
          data-field=""
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          className={cx(fieldInput, 'basis-[7rem] tabular tracking-[0.2em]')}
          onChange={(event) => {
            onChange?.(event);
            const input = event.target;
            const before = digitsOf(input.value.slice(0, input.selectionEnd ?? 0));
            const cleaned = digitsOf(input.value);
            writeCleaned(input, cleaned, before.length);
            onValueChange(cleaned);
          }}
        />
        {/* Not `disabled`: that would throw the focus away at the moment of the tap. */}
        <button
          type="button"
          aria-disabled={unavailable || undefined}
          // A timer is not part of the accessible name around it unless it is referenced.
          aria-labelledby={waiting ? `${wiring.id}-wait` : undefined}
          aria-busy={sending || undefined}
          className={cx(
            'target relative ms-auto max-w-full shrink-0 rounded-control -outline-offset-2 px-3.5 text-13 font-semibold text-gold-ink aria-disabled:cursor-default aria-disabled:font-medium aria-disabled:text-ink-2',
            !unavailable && 'hover:underline active:translate-y-px',
          )}
          onClick={send}
        >
          {waiting && resendAt !== undefined ? (
            <Countdown
              id={`${wiring.id}-wait`}
              endsAt={resendAt}
              format={({ minutes, seconds }) => formatWait(minutes * 60 + seconds)}
            />
          ) : (
            <span className={sending ? 'opacity-0' : undefined}>{sendLabel}</span>
          )}
          {sending ? <Spinner className="absolute inset-0 m-auto" /> : null}
        </button>
      </FieldBox>
    </FieldFrame>
  );
}

/** The digits of a text, as many as a code has. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, CONSTANTS.CODE_LENGTH);
}

/** Tell whether a time on the service's clock has come; renders once when it does. */
function useReached(at: EpochMs | undefined): boolean {
  const ticker = useTicker();
  return useSyncExternalStore(
    ticker.subscribe,
    () => at === undefined || (ticker.now() ?? Number.NEGATIVE_INFINITY) >= at,
    () => at === undefined,
  );
}
