import type { Meta } from '@storybook/react-vite';

import { inAndOut } from './in-and-out.ts';
import { upTo } from './flow-story.tsx';

const meta: Meta = { title: 'Flows/In and out', tags: ['!test', 'visual', 'german'] };

export default meta;

export const LogIn = upTo(inAndOut, 'LogIn');
export const TopUp = upTo(inAndOut, 'TopUp');
export const ItArrives = upTo(inAndOut, 'ItArrives');
export const Withdraw = upTo(inAndOut, 'Withdraw');
export const CancelIt = upTo(inAndOut, 'CancelIt');
