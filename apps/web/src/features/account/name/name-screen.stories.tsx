import { modifyName } from '@paydirt/contract/account/profile';
import { aUser } from '@paydirt/contract/account/session.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { accountRoutes } from '../../../routes/account.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { NameScreen } from './name-screen.tsx';

const loaded = {
  route: accountRoutes.name.href(),
  answers: [answers(modifyName, aUser({ name: 'Asha Verma' }))],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Name',
  component: NameScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof NameScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function save(canvasElement: HTMLElement, name: string) {
  const { t } = spoken();
  const canvas = within(canvasElement);
  const field = await canvas.findByLabelText(t('me.information.name'));
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(canvas.getByRole('button', { name: t('me.information.saveName') }));
}

/** The name as it is. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(spoken().t('me.information.name'))).toHaveValue('Mara Iyer');
  },
};

/** A member known only by their phone has no name. */
export const NoneYet: Story = {
  parameters: { app: { ...loaded, session: aUser({ name: '+919876543210' }) } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(spoken().t('me.information.name'))).toHaveValue('');
  },
};

/** Names have at most forty characters. */
export const TooLong: Story = {
  play: async ({ canvas, canvasElement }) => {
    await save(canvasElement, 'n'.repeat(41));
    await expect(await canvas.findByText(spoken().t('field.too_long'))).toBeVisible();
  },
};

/** A name of the operator's, or in mixed alphabets, is refused before it is sent. */
export const Pretending: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const { t } = spoken();
    for (const [name, reason] of [
      ['—', 'field.name_without_letter'],
      ['Pаydirt support', 'field.name_of_operator'],
      ['Mаra', 'field.name_of_mixed_scripts'],
    ] as const) {
      await save(canvasElement, name);
      const field = canvas.getByLabelText(t('me.information.name'));
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(t(reason)));
      await expect(field).toHaveValue(name);
    }
    await expect(
      appOf(context)
        .services.requests()
        .some(({ call }) => call === modifyName),
    ).toBe(false);
  },
};

/** Another member has it, or one that looks like it: only the service knows. What was typed stays, to be added to. */
export const Taken: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [refuses(modifyName, 'invalid_input', { fields: { name: 'name_taken' } })],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await save(canvasElement, 'Asha Verma');
    await expect(await canvas.findByText(t('field.name_taken'))).toBeVisible();
    const field = canvas.getByLabelText(t('me.information.name'));
    await expect(field).toHaveValue('Asha Verma');
    await expect(field).toHaveFocus();
  },
};

export const Saves: Story = {
  play: async (context) => {
    await save(context.canvasElement, 'Asha Verma');
    const { services } = appOf(context);
    await waitFor(() =>
      expect(services.requests().find(({ call }) => call === modifyName)?.input).toEqual({
        name: 'Asha Verma',
      }),
    );
  },
};

let answered = Promise.withResolvers<void>();

/** An answer that comes after the page was left leads nowhere. */
export const LeftWhileSent: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        {
          call: modifyName,
          answer: async (request) => {
            await answered.promise;
            return answers(modifyName, aUser({ name: 'Asha Verma' })).answer(request);
          },
        },
      ],
    } satisfies AppParameters,
  },
  beforeEach: () => {
    answered = Promise.withResolvers();
  },
  play: async (context) => {
    const { navigation, session } = appOf(context).platform;
    await save(context.canvasElement, 'Asha Verma');
    navigation.navigate(accountRoutes.settings.href());
    answered.resolve();
    await waitFor(() => expect(session.get()).toMatchObject({ user: { name: 'Asha Verma' } }));
    await expect(navigation.entry().path).toBe(accountRoutes.settings.path);
  },
};

/** The typed name stays. */
export const Failed: Story = {
  parameters: { app: { ...loaded, answers: [refuses(modifyName, 'unavailable')] } satisfies AppParameters },
  play: async ({ canvas, canvasElement }) => {
    await save(canvasElement, 'Asha Verma');
    await expect(await canvas.findByText(spoken().t('error.unavailable'))).toBeVisible();
    await expect(canvas.getByLabelText(spoken().t('me.information.name'))).toHaveValue('Asha Verma');
  },
};
