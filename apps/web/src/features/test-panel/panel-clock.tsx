import { DAY_MS, HOUR_MS, parseIsoDay, SECOND_MS, startOfDay } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { TextField } from '@paydirt/ui/field';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { Progress } from '@paydirt/ui/progress';
import { type FormEvent, useState } from 'react';

import {
  type ClockMove,
  type ClockProgress,
  useClockState,
  useMoveClock,
} from '../../platform/data/clock.ts';
import { fieldMessageKey } from '../../platform/services/errors.ts';
import { useFailureText, useFormat, useT } from '../../platform/hooks.tsx';
import { useTestClock } from '../../shell/frame/test-clock.ts';
import { PanelSection } from './panel-section.tsx';

const STEPS = [
  { key: 'test.clock.plusHour', seconds: HOUR_MS / SECOND_MS },
  { key: 'shell.plusDay', seconds: DAY_MS / SECOND_MS },
  { key: 'test.clock.plusMonth', seconds: (30 * DAY_MS) / SECOND_MS },
] as const;

export interface PanelClockProps {
  id: string;
  /** The clock can be read, and only others move it. @default false */
  readOnly?: boolean;
}

/** See the test clock, and move it forward. */
export function PanelClock({ id, readOnly = false }: PanelClockProps) {
  const t = useT();
  return (
    <PanelSection id={id} title={t('test.clock.title')} text={t('test.clock.forwardOnly')}>
      {readOnly ? (
        <p className="tabular text-17 font-semibold" role="status">
          <Now />
        </p>
      ) : (
        <Mover />
      )}
    </PanelSection>
  );
}

function Mover() {
  const t = useT();
  const failureText = useFailureText();
  const { move, moving: movedHere } = useMoveClock();
  const { progress, failed } = useClockState(movedHere);
  const moving = movedHere || progress !== null;
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();

  async function moveBy(step: ClockMove) {
    const moved = await move(step);
    if (moved === null) return;
    if ('error' in moved) setError(failureText(moved.error));
    else setError(undefined);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = parseIsoDay(day);
    if (parsed.ok) void moveBy({ to: startOfDay(parsed.value) });
    else setError(t(fieldMessageKey(day === '' ? 'required' : 'malformed')));
  }

  return (
    <>
      <p className="tabular text-17 font-semibold" role="status">
        {moving ? t('test.clock.moving') : <Now />}
      </p>
      {progress === null ? null : <MoveProgress {...progress} />}
      {failed ? <NoticeBar tone="failure">{t('test.clock.failed')}</NoticeBar> : null}
      <div className="flex flex-wrap gap-2 *:grow">
        {STEPS.map(({ key, seconds }) => (
          <Button key={key} aria-disabled={moving} onClick={() => void moveBy({ bySeconds: seconds })}>
            {t(key)}
          </Button>
        ))}
      </div>
      <form noValidate className="flex flex-col gap-2" onSubmit={submit}>
        <TextField
          label={t('test.clock.toDate')}
          placeholder="2026-12-24"
          inputMode="numeric"
          autoComplete="off"
          value={day}
          onValueChange={(next) => {
            setDay(next);
            setError(undefined);
          }}
          error={error}
        />
        <Button type="submit" busy={moving}>
          {t('test.clock.move')}
        </Button>
      </form>
    </>
  );
}

/** The day that a move of the clock has come to, of those that it passes. */
function MoveProgress({ now, from, to }: ClockProgress) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="flex flex-col gap-1">
      <Progress
        value={now - from}
        max={to - from}
        label={t('test.clock.movingTo', { time: format.clock(to) })}
        valueText={format.clock(now)}
      />
      <p className="tabular flex flex-wrap justify-between gap-x-4 text-13 text-ink-2">
        <span>{t('test.clock.now', { time: format.clock(now) })}</span>
        <span>{t('test.clock.movingTo', { time: format.clock(to) })}</span>
      </p>
    </div>
  );
}

function Now() {
  const t = useT();
  return t('test.clock.now', { time: useTestClock() ?? '–' });
}
