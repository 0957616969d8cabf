import type { Meta } from '@storybook/react-vite';

import { firstDay } from './first-day.ts';
import { upTo } from './flow-story.tsx';

const meta: Meta = { title: 'Flows/First day', tags: ['!test', 'visual', 'german'] };

export default meta;

export const Register = upTo(firstDay, 'Register');
export const TakePlayMoney = upTo(firstDay, 'TakePlayMoney');
export const Lease = upTo(firstDay, 'Lease');
export const ADayPasses = upTo(firstDay, 'ADayPasses');
export const Collect = upTo(firstDay, 'Collect');
export const WhoPaid = upTo(firstDay, 'WhoPaid');
