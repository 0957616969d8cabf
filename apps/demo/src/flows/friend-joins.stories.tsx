import type { Meta } from '@storybook/react-vite';

import { friendJoins } from './friend-joins.ts';
import { upTo } from './flow-story.tsx';

const meta: Meta = { title: 'Flows/A friend joins', tags: ['!test', 'visual'] };

export default meta;

export const Invite = upTo(friendJoins, 'Invite');
export const OpenTheLink = upTo(friendJoins, 'OpenTheLink');
export const Register = upTo(friendJoins, 'Register');
export const Lease = upTo(friendJoins, 'Lease');
export const TheReward = upTo(friendJoins, 'TheReward');
