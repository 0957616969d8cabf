import type { InputOf } from '@paydirt/contract';
import { updateSettings } from '@paydirt/contract/account/profile';
import { CURRENCIES } from '@paydirt/contract/basics';
import { type Asset, CURRENCY, dateFormatCode, OWN_NAMES, isLocale, yearOf } from '@paydirt/domain';
import { createFormatters } from '@paydirt/i18n';
import { Switch } from '@paydirt/ui/switch';
import { Choice } from '@paydirt/ui/choice';
import { List, ListRow } from '@paydirt/ui/list-row';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { useState } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { newestChoice } from '../../../platform/data/newest-choice.ts';
import { useSend } from '../../../platform/data/use-send.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useTakeUser, useUser } from '../../../platform/data/user.ts';
import {
  useClock,
  useFailureText,
  useLocale,
  useMember,
  useSettings,
  useT,
} from '../../../platform/hooks.tsx';
import { wantsLessData } from '../../../platform/offline/save-data.ts';
import { TEXT_SIZES, type TextSize, type Theme } from '../../../platform/settings.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { accountRoutes } from '../../../routes/account.ts';
import { communityRoutes } from '../../../routes/community.ts';
import { messagesRoutes } from '../../../routes/messages.ts';
import { InstallApp } from './install-app.tsx';

/** Formats that differ; 2 to 4 are written alike, so one represents them. */
const DATE_FORMATS = ['0', '1', '2', '5'] as const;

/** Settings of the device, which take effect at once, and those of the account, which the service keeps. */
export function SettingsScreen() {
  const t = useT();
  const locale = useLocale();
  const [settings, change] = useSettings();
  // Fetch the account's settings, which another device may have changed.
  useUser();
  const sizes = new Map<string, TextSize>(TEXT_SIZES.map((size) => [String(size), size]));

  return (
    <Screen>
      <div className="flex flex-col gap-6 px-4 pt-2">
        <section className="flex flex-col gap-5">
          <SectionHeading title={t('me.settings.onThisDevice')} />
          <List fullBleed>
            <ListRow
              icon="language"
              title={t('me.language.title')}
              value={isLocale(locale) ? OWN_NAMES[locale] : locale}
              href={hashHref(accountRoutes.language.href())}
            />
            <InstallApp />
          </List>
          <Choice<Theme>
            legend={t('me.settings.theme')}
            layout="beside"
            options={[
              { value: 'system', label: t('me.settings.themeSystem') },
              { value: 'light', label: t('me.settings.themeLight') },
              { value: 'dark', label: t('me.settings.themeDark') },
            ]}
            value={settings.theme}
            onValueChange={(theme) => change({ theme })}
          />
          <Choice<string>
            legend={t('me.settings.textSize')}
            layout="beside"
            options={TEXT_SIZES.map((size) => ({
              value: String(size),
              label: t('me.settings.textSizePercent', { percent: size }),
            }))}
            value={String(settings.textSize)}
            onValueChange={(size) => change({ textSize: sizes.get(size) ?? settings.textSize })}
          />
          <div>
            <Switch
              label={
                <Setting title={t('me.settings.reducedMotion')} text={t('me.settings.reducedMotionText')} />
              }
              checked={settings.motion === 'reduced'}
              onCheckedChange={(reduced) => change({ motion: reduced ? 'reduced' : 'system' })}
            />
            <Switch
              label={<Setting title={t('me.hideAmounts')} text={t('me.settings.hideAmountsText')} />}
              checked={settings.amountsHidden}
              onCheckedChange={(amountsHidden) => change({ amountsHidden })}
            />
            <Switch
              label={
                <Setting
                  title={t('me.settings.dataSaver')}
                  text={[
                    t('me.settings.dataSaverText'),
                    // A device that asks for less data is offered the data saver, which is never preset
                    // (H16).
                    ...(wantsLessData() ? [t('me.settings.dataSaverProposed')] : []),
                  ].join(' ')}
                />
              }
              checked={settings.dataSaver}
              onCheckedChange={(dataSaver) => change({ dataSaver })}
            />
          </div>
        </section>
        <section className="flex flex-col gap-5">
          <SectionHeading title={t('me.settings.onYourAccount')} />
          <DateFormat />
          <SalesUnit />
          <List fullBleed>
            <ListRow
              icon="bell"
              title={t('shell.messages')}
              href={hashHref(messagesRoutes.messages.href())}
            />
            <ListRow
              icon="eye-off"
              title={t('me.settings.avoided')}
              href={hashHref(communityRoutes.blocked.href())}
            />
          </List>
        </section>
        <List fullBleed>
          <ListRow icon="info" title={t('me.about.title')} href={hashHref(accountRoutes.about.href())} />
        </List>
      </div>
    </Screen>
  );
}

function Setting({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="block font-medium">{title}</span>
      <span className="block text-13 text-ink-2">{text}</span>
    </>
  );
}

type AccountSettings = InputOf<typeof updateSettings>;

/** Get the account's settings, the function that saves another choice, and why the last was refused. */
function useAccountSettings() {
  const failureText = useFailureText();
  const takeUser = useTakeUser();
  const member = useMember();
  const { send, sending } = useSend(updateSettings);
  const [inOrder] = useState(newestChoice);
  // A choice shows at once; one that the service refused reverts.
  const [wanted, setWanted] = useState<AccountSettings>({});
  const [failure, setFailure] = useState<string | null>(null);

  async function save(input: AccountSettings) {
    setFailure(null);
    setWanted(input);
    const result = await inOrder(() => send(input));
    if (result === null) return;
    setWanted({});
    if (result.ok) takeUser(result.value.data);
    else setFailure(failureText(result.error));
  }
  return {
    dateFormat: wanted.dateFormat ?? member?.dateFormat,
    salesUnit: wanted.salesUnit ?? member?.salesUnit ?? CURRENCY,
    save,
    sending,
    failure,
  };
}

/** Offer the date formats, each written out with today's date. */
function DateFormat() {
  const t = useT();
  const locale = useLocale();
  const now = useClock();
  const { dateFormat, save, sending, failure } = useAccountSettings();
  const chosen = dateFormatCode(dateFormat);
  const today = now();

  return (
    <div className="flex flex-col gap-2">
      <Choice<string>
        legend={t('me.settings.dateFormat')}
        aria-busy={sending}
        options={DATE_FORMATS.map((code) => ({
          value: code,
          label: createFormatters(locale, { dateFormat: dateFormatCode(code), thisYear: yearOf(today) }).day(
            today,
          ),
          text: code === '0' ? t('me.settings.dateByLocale') : undefined,
        }))}
        value={chosen >= 2 && chosen <= 4 ? '2' : String(chosen)}
        onValueChange={(code) => void save({ dateFormat: Number(code) })}
      />
      <FormFailure text={failure} />
    </div>
  );
}

/** Offer the currencies in which prices are also shown. Payment is in play USDT in any case. */
function SalesUnit() {
  const t = useT();
  const names = new Intl.DisplayNames(useLocale(), { type: 'currency' });
  const { salesUnit, save, sending, failure } = useAccountSettings();

  return (
    <div className="flex flex-col gap-2">
      <Choice<Asset>
        legend={t('me.settings.salesUnit')}
        aria-busy={sending}
        layout="beside"
        options={CURRENCIES.map((unit) => ({
          value: unit,
          label: unit,
          text: unit === CURRENCY ? t('me.settings.salesUnitPaid') : names.of(unit),
        }))}
        value={salesUnit}
        onValueChange={(unit) => void save({ salesUnit: unit })}
      />
      <FormFailure text={failure} />
      <p className="text-13 text-ink-2">{t('me.settings.salesUnitText')}</p>
    </div>
  );
}
