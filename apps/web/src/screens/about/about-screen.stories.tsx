import { versionUpdate } from '@paydirt/contract/calls/user';
import { aVersion } from '@paydirt/contract/fixtures/member';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { AboutScreen } from './about-screen.tsx';

const member = { route: href.about() } satisfies AppParameters;

const meta = {
  title: 'Screens/About',
  component: AboutScreen,
  parameters: { app: member },
  ...appStory,
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the app is, its version, and what it promises. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Version 1.2.0 (20)')).toBeVisible();
    await expect(canvas.getByText(/Income is scheduled, never guaranteed/)).toBeVisible();
  },
};

/** There is nothing newer. */
export const UpToDate: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check for an update' }));
    await expect(await canvas.findByText('You already have the latest version.')).toBeInTheDocument();
  },
};

/** A newer version is offered once, and can be put away. */
export const UpdateOffered: Story = {
  parameters: { app: { ...member, answers: [answers(versionUpdate, aVersion())] } satisfies AppParameters },
  play: async (context) => {
    const body = within(document.body);
    await expect(await body.findByRole('dialog', { name: 'Version 1.3.0 is here' })).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Not now' }));
    await expect(await context.canvas.findByRole('button', { name: 'Check for an update' })).toBeVisible();
    await expect(appOf(context).platform.local.getItem('paydirt.update.dismissed')).toBe('21');
  },
};

/** A version that is needed cannot be put away. */
export const UpdateNeeded: Story = {
  parameters: {
    app: {
      ...member,
      answers: [answers(versionUpdate, aVersion({ compulsory: true }))],
    } satisfies AppParameters,
  },
  play: async () => {
    const body = within(document.body);
    await expect(await body.findByText('This version is needed to go on.')).toBeVisible();
    await expect(body.queryByRole('button', { name: 'Not now' })).toBeNull();
  },
};

/** An address that is not trusted is not opened. */
export const UpdateUntrusted: Story = {
  parameters: {
    app: {
      ...member,
      answers: [answers(versionUpdate, aVersion({ downUrl: 'http://download.paydirt.example/app.apk' }))],
    } satisfies AppParameters,
  },
  play: async () => {
    const body = within(document.body);
    await expect(await body.findByText(/not one that this app trusts/)).toBeVisible();
    await expect(body.getByRole('button', { name: 'Get the update' })).toBeDisabled();
  },
};

/** The service cannot be asked. */
export const Failed: Story = {
  parameters: {
    app: { ...member, answers: [refuses(versionUpdate, 'unavailable')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check for an update' }));
    await expect(await canvas.findByText(/The service is not available right now/)).toBeInTheDocument();
  },
};
