import type { Meta } from '@storybook/react-vite';

import { badDays } from './bad-days.ts';
import { upTo } from './flow-story.tsx';

const meta: Meta = { title: 'Flows/A month with bad days', tags: ['!test', 'visual'] };

export default meta;

export const LogIn = upTo(badDays, 'LogIn');
export const ShortDays = upTo(badDays, 'ShortDays');
export const MoneyPage = upTo(badDays, 'MoneyPage');
export const Proof = upTo(badDays, 'Proof');
export const ACheatThatFails = upTo(badDays, 'ACheatThatFails');
