import { dateFormatCode, epochMs, LOCALES } from '@paydirt/domain';
import { createFormatters } from '@paydirt/i18n';
import { expect, test } from 'vitest';

import { CLOCK_SAMPLES, sampleIndexAt } from './clock-samples.ts';

test.each(LOCALES)('in %s the space reserved for the clock is as wide as the clock at any time', (locale) => {
  const { clock } = createFormatters(locale, { dateFormat: dateFormatCode(0) });
  const held = CLOCK_SAMPLES.map(clock);
  for (let hour = 0; hour < 24; hour += 1) {
    const at = epochMs(Date.UTC(2026, 8, 28, hour, 48));
    expect(held[sampleIndexAt(at)]).toHaveLength(clock(at).length);
  }
});
