import { expect, test } from 'vitest';

import { codeChannelOf } from './code-channel-of.ts';

const SMS = { channel: 'sms', to: '+2348012345678' } as const;
const EMAIL = { channel: 'email', to: 'mara@paydirt.example' } as const;

test.each([
  ['the only channel is chosen', [SMS], '', 'sms'],
  ['the only channel is chosen, whatever was chosen before', [EMAIL], 'sms', 'email'],
  ['none of several is preselected', [SMS, EMAIL], '', null],
  ['the member chooses among several', [SMS, EMAIL], 'email', 'email'],
  ['none is chosen when there is none', [], 'sms', null],
] as const)('%s', (_name, channels, chosen, expected) => {
  expect(codeChannelOf(channels, chosen)).toBe(expected);
});
