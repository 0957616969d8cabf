import { login } from '@paydirt/contract/account/login';
import { countries } from '@paydirt/contract/account/session';
import { aUser } from '@paydirt/contract/account/session.examples';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { LoginScreen } from './login-screen.tsx';
import { accessRoutes } from '../../../routes/access.ts';
import { accountRoutes } from '../../../routes/account.ts';

const visitor = { route: accessRoutes.login.href(), session: 'visitor' } satisfies AppParameters;

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  parameters: { app: visitor },
  ...appStory,
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function typeAccount(canvasElement: HTMLElement, phone: string, password: string) {
  const { t } = spoken();
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(t('auth.phone')), phone);
  await userEvent.type(canvas.getByLabelText(t('auth.password')), password);
  await userEvent.click(canvas.getByRole('button', { name: t('auth.login.submit') }));
}

/** By phone, empty. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(
      await canvas.findByRole('heading', { name: t('auth.login.title'), level: 1 }),
    ).toBeInTheDocument();
    await expect(canvas.getByText(t('auth.login.product'), { exact: true })).toBeVisible();
    await expect(canvas.getByText(t('shell.ribbon'))).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** By e-mail address. */
export const ByEmail: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('tab', { name: t('auth.login.byEmail') }));
    await expect(canvas.getByLabelText(t('auth.email'))).toBeVisible();
    await expect(canvas.queryByLabelText(t('auth.phone'))).toBeNull();
  },
};

/** Each empty field says that it is required, and the focus is on the first. */
export const ErrorsShown: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('auth.login.submit') }));
    const phone = canvas.getByLabelText(t('auth.phone'));
    await expect(await canvas.findAllByText(t('field.required'))).toHaveLength(2);
    await expect(phone).toHaveAccessibleDescription(t('field.required'));
    await expect(phone).toHaveFocus();
    await userEvent.type(phone, '1');
    await expect(canvas.getAllByText(t('field.required'))).toHaveLength(1);
  },
};

/** The number is not one of the chosen country; nothing was sent. */
export const PhoneInvalid: Story = {
  play: async (context) => {
    const { t } = spoken();
    await typeAccount(context.canvasElement, '12', 'Paydirt2026');
    await expect(await context.canvas.findByText(t('field.phone_invalid'))).toBeVisible();
    await expect(
      appOf(context)
        .services.requests()
        .filter(({ call }) => call === login),
    ).toHaveLength(0);
  },
};

/** The service does not know account and password; what was typed stays. */
export const WrongPassword: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [refuses(login, 'wrong_credentials', { triesLeft: 4 })],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await typeAccount(canvasElement, '98765 43210', 'Paydirt2025');
    const wrong = `${t('error.wrong_credentials')} ${t('error.detail.triesLeft', { count: 4 })}`;
    await expect(await canvas.findByText(wrong)).toBeVisible();
    await expect(canvas.getByLabelText(t('auth.phone'))).toHaveValue('98765 43210');
    await expect(canvas.getByLabelText(t('auth.password'))).toHaveValue('Paydirt2025');
    await expect(canvas.getByLabelText(t('auth.password'))).toHaveFocus();
  },
};

/** Too many wrong passwords. */
export const Locked: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [refuses(login, 'account_locked', { retryAfterSeconds: 600 })],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await typeAccount(canvasElement, '98765 43210', 'Paydirt2025');
    const locked = `${t('error.account_locked')} ${t('error.detail.retryIn', { count: 600 })}`;
    await expect(await canvas.findByText(locked)).toBeVisible();
  },
};

/** Under way. */
export const Sending: Story = {
  parameters: { app: { ...visitor, answers: [neverAnswers(login)] } satisfies AppParameters },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await typeAccount(canvasElement, '98765 43210', 'Paydirt2026');
    await expect(
      await canvas.findByRole('button', { name: t('auth.login.submit'), busy: true }),
    ).toBeVisible();
  },
};

/** The device has no network. */
export const Offline: Story = {
  parameters: { app: { ...visitor, online: false, answers: [cannotReach(login)] } satisfies AppParameters },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await typeAccount(canvasElement, '98765 43210', 'Paydirt2026');
    await expect(await canvas.findByText(t('error.offline'))).toBeVisible();
    await expect(canvas.getByText(t('shell.offline.title'))).toBeVisible();
  },
};

/** A member who was on the way somewhere arrives there. */
export const LogsIn: Story = {
  parameters: {
    app: {
      route: accessRoutes.login.href({ to: accountRoutes.settings.href() }),
      session: 'visitor',
      answers: [answers(login, ({ phone }) => aUser({ phone }), 'token-1')],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    await typeAccount(context.canvasElement, '98765 43210', 'Paydirt2026');
    await expect(
      await context.canvas.findByRole('heading', { name: t('me.settings.title'), level: 1 }),
    ).toBeInTheDocument();
    const { platform, services } = appOf(context);
    await expect(services.requests().find(({ call }) => call === login)?.input).toEqual({
      phone: '+919876543210',
      password: 'Paydirt2026',
    });
    await expect(platform.session.token()).toBe('token-1');
  },
};

/** The number as `npm start` and messages write it, with its calling code, chooses its country. */
export const InternationalNumber: Story = {
  parameters: {
    app: {
      ...visitor,
      // The login is refused, so that the page stays: home's requests are not part of this story.
      answers: [refuses(login, 'wrong_credentials', { triesLeft: 4 })],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { services } = appOf(context);
    const country = await context.canvas.findByRole('combobox', { name: t('auth.country') });
    await within(country).findByRole('option', { name: /234/ });
    await typeAccount(context.canvasElement, '+2348012345678', 'Paydirt2026');
    await waitFor(() =>
      expect(services.requests().find(({ call }) => call === login)?.input).toMatchObject({
        phone: '+2348012345678',
      }),
    );
    const wrong = `${t('error.wrong_credentials')} ${t('error.detail.triesLeft', { count: 4 })}`;
    await expect(await context.canvas.findByText(wrong)).toBeVisible();
  },
};

/** The list of countries has not loaded: a number pasted meanwhile still chooses its country. */
export const PastedBeforeTheList: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [neverAnswers(countries), refuses(login, 'wrong_credentials', { triesLeft: 4 })],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByLabelText(t('auth.phone')));
    await userEvent.paste('+234 801 234 5678');
    await expect(canvas.getByRole('combobox', { name: t('auth.country') })).toHaveValue('NG');
    await userEvent.type(canvas.getByLabelText(t('auth.password')), 'Nugget2026{Enter}');
    await expect(await canvas.findByText(new RegExp(t('error.wrong_credentials')))).toBeVisible();
  },
};

/** The country is the device's own where it is offered; what the member chose stays whatever is typed. */
export const CountryOfTheDevice: Story = {
  parameters: {
    app: { ...visitor, browserLanguages: ['de-CH', 'de-DE', 'en-US'] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const country = await canvas.findByRole('combobox', { name: t('auth.country') });
    await waitFor(() => expect(country).toHaveValue('DE'));
    await userEvent.selectOptions(country, 'NG');
    await userEvent.type(canvas.getByLabelText(t('auth.phone')), '8012345678');
    await expect(country).toHaveValue('NG');
  },
};

/** The password can be read while it is typed. */
export const PasswordShown: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    const password = await canvas.findByLabelText(t('auth.password'));
    await userEvent.type(password, 'Paydirt2026');
    await userEvent.click(canvas.getByRole('button', { name: t('auth.showPassword') }));
    await expect(password).toHaveAttribute('type', 'text');
  },
};

/** German needs more width. */
export const German: Story = {
  parameters: { app: { ...visitor, locale: 'de-DE' } satisfies AppParameters },
};
