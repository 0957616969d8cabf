import { addMs, epochMs } from '@paydirt/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClockProvider } from '../../foundations/ticker/index.ts';
import { Countdown } from './index.ts';

const NOON = epochMs(Date.UTC(2026, 10, 21, 12));
const texts = { running: 'Ends in {left}', days: '{days} d {clock}', ended: 'Over' };
const markup = (initialNow?: typeof NOON) =>
  renderToStaticMarkup(
    <ClockProvider now={() => null} initialNow={initialNow}>
      <Countdown endsAt={addMs(NOON, 27 * 3_600_000)} format={texts} />
    </ClockProvider>,
  );

it('renders the time left on the server when it knows the time, and nothing otherwise', () => {
  expect(markup(NOON)).toContain('>Ends in 1 d 03:00:00<');
  expect(markup(addMs(NOON, 28 * 3_600_000))).toContain('>Over<');
  expect(markup()).not.toMatch(/Ends|Over/);
});
