import type { Meta } from '@storybook/react-vite';

import { saySomething } from './say-something.ts';
import { upTo } from './flow-story.tsx';

const meta: Meta = { title: 'Flows/Say something', tags: ['!test', 'visual'] };

export default meta;

export const Write = upTo(saySomething, 'Write');
export const Publish = upTo(saySomething, 'Publish');
export const Comment = upTo(saySomething, 'Comment');
export const Report = upTo(saySomething, 'Report');
export const Block = upTo(saySomething, 'Block');
