import { DAY_MS, HOUR_MS, parseIsoDay, SECOND_MS, startOfDay } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { TextField } from '@paydirt/ui/field';
import { type FormEvent, useState } from 'react';

import { type ClockMove, useMoveClock } from '../../platform/data/clock.ts';
import { fieldMessageKey } from '../../platform/services/errors.ts';
import { useFailureText, useT } from '../../platform/hooks.tsx';
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
  const { move, moving } = useMoveClock();
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

function Now() {
  const t = useT();
  return t('test.clock.now', { time: useTestClock() ?? '–' });
}
