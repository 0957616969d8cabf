import { modifyHead, removeHead } from '@paydirt/contract/account/profile';
import { logout, userInfo } from '@paydirt/contract/account/session';
import { aUser } from '@paydirt/contract/account/session.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { cutOffFile, disguisedFile, pictureFile } from '@paydirt/testkit/picture-files';
import { CONSTANTS } from '@paydirt/domain';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { accountRoutes } from '../../../routes/account.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { InformationScreen } from './information-screen.tsx';

const loaded = { route: accountRoutes.information.href() } satisfies AppParameters;

const meta = {
  title: 'Screens/About you',
  component: InformationScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof InformationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText('Mara Iyer')).toBeVisible();
    await expect(canvas.getByText('MARA77')).toBeVisible();
    await expect(canvas.getByText(t('me.information.none'))).toBeVisible();
  },
};

/** Logging out is possible here as well, after a confirmation. */
export const LogsOut: Story = {
  parameters: { app: { ...loaded, answers: [answers(logout, null)] } satisfies AppParameters },
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: t('me.logOut') }));
    const dialog = within(
      await within(document.body).findByRole('alertdialog', { name: t('me.confirmLogOut') }),
    );
    await userEvent.click(dialog.getByRole('button', { name: t('me.logOut') }));
    await expect(
      await canvas.findByRole('heading', { name: t('auth.login.title'), level: 1 }),
    ).toBeInTheDocument();
    await expect(appOf(context).platform.local.getItem('paydirt.user')).toBeNull();
  },
};

/** A phone number is not used as a name. */
export const NoNameYet: Story = {
  parameters: { app: { ...loaded, session: aUser({ name: '+919876543210' }) } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('me.information.noName'))).toBeVisible();
    await expect(canvas.getAllByText('+919876543210')).toHaveLength(1);
  },
};

const picture = '/media/products/wool-cap.svg';
let avatarUrl: string | null = null;
const shown = () => aUser({ avatarUrl });
/** Services that remember the picture. */
const pictureServices = [
  answers(userInfo, shown),
  answers(modifyHead, () => {
    avatarUrl = picture;
    return shown();
  }),
  answers(removeHead, () => {
    avatarUrl = null;
    return shown();
  }),
];

/** A picture is chosen, cropped by keyboard, sent and shown. */
export const ChangesPicture: Story = {
  beforeEach: () => {
    avatarUrl = null;
  },
  parameters: {
    app: { ...loaded, answers: pictureServices } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    const file = await pictureFile('gold-pan.png', 320);
    await userEvent.upload(await canvas.findByLabelText(t('me.picture.choose')), file);
    const sheet = within(await within(document.body).findByRole('dialog', { name: t('me.picture.crop') }));
    (await sheet.findByRole('slider', { name: t('me.picture.zoom') })).focus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await userEvent.click(sheet.getByRole('button', { name: t('me.picture.use') }));
    await expect(await canvas.findByRole('button', { name: t('me.picture.remove') })).toBeVisible();
    await expect(canvas.getByLabelText(t('me.picture.another'))).toBeInTheDocument();
    await expect(appOf(context).platform.session.get()).toMatchObject({ user: { avatarUrl: picture } });
  },
};

/** After removal the initials are shown again, and the focus stays nearby. */
export const RemovesPicture: Story = {
  beforeEach: () => {
    avatarUrl = picture;
  },
  parameters: {
    app: {
      ...loaded,
      session: aUser({ avatarUrl: picture }),
      answers: pictureServices,
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('me.picture.remove') }));
    const chooser = await canvas.findByLabelText(t('me.picture.choose'));
    await waitFor(() => expect(chooser).toHaveFocus());
  },
};

/** A refused file says why: a script, half a picture, a file that is too large. */
export const WrongPictures: Story = {
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const input = await canvas.findByLabelText(t('me.picture.choose'));
    await userEvent.upload(input, disguisedFile());
    await expect(await canvas.findByText(t('pictures.problem.notAPicture'))).toBeVisible();
    await userEvent.upload(input, cutOffFile());
    await expect(await canvas.findByText(t('pictures.problem.broken'))).toBeVisible();
    const { AVATAR_OPENED_MAX_BYTES } = CONSTANTS;
    const start = await pictureFile('gold-pan.png');
    const large = new File([start, new Uint8Array(AVATAR_OPENED_MAX_BYTES)], 'large.png', {
      type: 'image/png',
    });
    await userEvent.upload(input, large);
    const size = format.fileSize(AVATAR_OPENED_MAX_BYTES);
    await expect(await canvas.findByText(plainSpaces(t('me.picture.tooBig', { size })))).toBeVisible();
  },
};

/** The services' reason to refuse is shown above the button, and the chosen picture stays. */
export const PictureRefused: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [refuses(modifyHead, 'invalid_input', { fields: { file: 'picture_broken' } })],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.upload(
      await canvas.findByLabelText(t('me.picture.choose')),
      await pictureFile('gold-pan.png'),
    );
    const sheet = within(await within(document.body).findByRole('dialog', { name: t('me.picture.crop') }));
    await userEvent.click(await sheet.findByRole('button', { name: t('me.picture.use') }));
    await expect(await sheet.findByText(t('field.picture_broken'))).toBeVisible();
    await expect(sheet.getByRole('application', { name: t('me.picture.area') })).toBeVisible();
  },
};
