import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, ButtonLink } from '../button/index.ts';
import { Illustration, scenes } from '../illustration/index.ts';
import { EmptyState, FailedState, OfflineNotice } from './index.ts';

const meta = {
  title: 'Components/Status/StateMessage',
  tags: ['autodocs'],
  component: EmptyState,
  args: {
    title: 'No records yet',
    text: 'What comes in and goes out will stand here, each with who paid for it.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    illustration: <Illustration src={scenes['empty-records']} className="w-full" />,
    action: <ButtonLink href="#/projects">See the machines</ButtonLink>,
  },
};

export const Failed: Story = {
  tags: ['visual'],
  render: () => (
    <FailedState
      illustration={<Illustration src={scenes['failed']} className="w-full" />}
      title="The records could not be loaded"
      text="The services did not answer. Nothing is lost."
      retryLabel="Try again"
      onRetry={retry}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
  beforeEach: () => {
    retry.mockClear();
  },
};

export const Retrying: Story = {
  render: () => (
    <FailedState title="The records could not be loaded" retryLabel="Try again" onRetry={retry} retrying />
  ),
};

export const Offline: Story = {
  render: () => <OfflineNotice text="Offline · as of 14:05" />,
};

export const LongTamil: Story = {
  globals: { locale: 'ta-IN' },
  args: {
    title: 'இன்னும் பதிவுகள் இல்லை',
    text: 'வரவும் செலவும், ஒவ்வொன்றையும் யார் செலுத்தினார் என்பதுடன் இங்கே காட்டப்படும்.',
    action: <Button>இயந்திரங்களைப் பார்க்க</Button>,
  },
};

const retry = fn();
