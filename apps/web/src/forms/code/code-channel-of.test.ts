import { expect, test } from 'vitest';

import { codeChannelOf } from './code-channel-of.ts';

const SMS = { channel: 'sms', to: '+2348012345678' } as const;
const EMAIL = { channel: 'email', to: 'mara@paydirt.example' } as const;

test.each([
  ['the one there is stands chosen', [SMS], '', 'sms'],
  ['the one there is stands chosen, whatever was chosen before', [EMAIL], 'sms', 'email'],
  ['of several none is chosen for the member', [SMS, EMAIL], '', null],
  ['of several the member chooses', [SMS, EMAIL], 'email', 'email'],
  ['without any there is none', [], 'sms', null],
] as const)('%s', (_name, channels, chosen, expected) => {
  expect(codeChannelOf(channels, chosen)).toBe(expected);
});
