import type { Meta } from '@storybook/react-vite';

import { leave } from './leave.ts';
import { upTo } from './flow-story.tsx';

const meta: Meta = { title: 'Flows/Leave', tags: ['!test', 'visual'] };

export default meta;

export const WhatIsKept = upTo(leave, 'WhatIsKept');
export const TakeItAlong = upTo(leave, 'TakeItAlong');
export const ItIsYou = upTo(leave, 'ItIsYou');
export const Delete = upTo(leave, 'Delete');
