import { dateFormatCode, epochMs, LOCALES } from '@paydirt/domain';
import { createFormatters } from '@paydirt/i18n';
import { expect, test } from 'vitest';

import { CLOCK_SAMPLES, sampleIndexAt } from './clock-sample.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

test.each(LOCALES)(
  'in %s the room held for the clock is as wide as the clock, whatever the hour',
  (locale) => {
    const { clock } = createFormatters(locale, { dateFormat: dateFormatCode(0) });
    for (const hour of HOURS) {
      const at = epochMs(Date.UTC(2026, 8, 28, hour, 48));
      expect(clock(CLOCK_SAMPLES[sampleIndexAt(at)])).toHaveLength(clock(at).length);
    }
  },
);
