import { formatMoneyParts, LOCALES, OWN_NAMES, parseMoney, unwrap, type Locale } from '@paydirt/domain';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmountText } from '../patterns/amount-text/index.ts';
import { Page } from './page.tsx';
import { classesNamed } from './read-tokens.ts';

const meta = {
  title: 'Foundations/Type',
  globals: { viewport: { value: '100pct-100pct' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** "Every figure was weighed." */
const WEIGHED = {
  'en-US': 'Every figure was weighed.',
  'hi-IN': 'हर आँकड़ा तौला गया है।',
  'ta-IN': 'ஒவ்வொரு எண்ணும் எடைபோடப்பட்டது.',
  'te-IN': 'ప్రతి అంకెను తూచారు.',
  'kn-IN': 'ಪ್ರತಿ ಅಂಕಿಯನ್ನೂ ತೂಗಲಾಗಿದೆ.',
  'tr-TR': 'Her rakam tartıldı.',
  'es-ES': 'Cada cifra fue pesada.',
  'it-IT': 'Ogni cifra è stata pesata.',
  'fr-FR': 'Chaque chiffre a été pesé.',
  'de-DE': 'Jede Zahl wurde gewogen.',
} as const satisfies Record<Locale, string>;

/** The same sentence in all ten languages: each script has its own typeface and line height. */
export const TenLanguages: Story = {
  tags: ['visual'],
  render: () => (
    <Page
      title="Ten languages"
      lead="The same dignity in every script: Devanagari, Tamil, Telugu and Kannada bring a typeface of their own, fetched in those languages only, and the room that their lines need."
    >
      <ul className="grid grid-cols-1 gap-x-8 border-t border-line md:grid-cols-2">
        {LOCALES.map((locale) => (
          <li key={locale} lang={locale} className="border-b border-line py-4 break-words">
            <p className="text-12 text-ink-2">
              {OWN_NAMES[locale]} · {locale}
            </p>
            <p className="font-title text-24 font-bold">{WEIGHED[locale]}</p>
            <p className="text-17">{WEIGHED[locale]}</p>
            <p className="text-13 text-ink-2">{WEIGHED[locale]}</p>
          </li>
        ))}
      </ul>
    </Page>
  ),
  play: async ({ canvas }) => {
    const height = (lang: Locale) => {
      const [title] = canvas.getAllByText(WEIGHED[lang]);
      return Number.parseFloat(getComputedStyle(title!).lineHeight);
    };
    await expect(height('te-IN')).toBeGreaterThan(height('en-US'));
    await expect(height('ta-IN')).toBeGreaterThan(height('de-DE'));
  },
};

/** Purpose of each size. */
const USES: Readonly<Record<string, string>> = {
  'text-12': 'Badges, axes, the tab bar',
  'text-13': 'Labels, second lines, hints',
  'text-15': 'Text, rows, buttons',
  'text-17': 'What is typed, heads of sections',
  'text-20': 'Heads of pages and sheets, figures in wells',
  'text-24': 'Large titles, amounts that are typed',
  'text-32': 'The value of a screen',
  'text-40': 'The one balance',
};

/** The scale, read from the style sheet, in both typefaces, with the pixels at the chosen text size. */
export const Scale: Story = {
  render: () => (
    <Page
      title="Type"
      lead="Bricolage Grotesque, a little condensed, for titles and figures; Figtree for text. Eight sizes, in rem: with the text size of the settings all of them grow, up to twice."
    >
      <dl className="border-t border-line">
        {sizes().map((size) => {
          const { fontSize, lineHeight } = textOf(size);
          return (
            <div
              key={size}
              className="grid grid-cols-1 items-baseline gap-x-8 gap-y-3 border-b border-line py-4 md:grid-cols-[1fr_2fr]"
            >
              <dt className="text-13">
                <code className="font-text font-semibold">{size}</code>{' '}
                <span className="tabular text-ink-2">
                  {rounded(fontSize)} / {rounded(lineHeight)} px
                </span>
                <span className="block text-ink-2">{USES[size]}</span>
              </dt>
              <dd className="break-words" style={{ fontSize, lineHeight }}>
                <span className="block font-title font-bold">2,418.60 weighed</span>
                and written down
              </dd>
            </div>
          );
        })}
      </dl>
    </Page>
  ),
  play: async ({ canvas }) => {
    const named = canvas.getAllByRole('term').map((term) => term.querySelector('code')?.textContent);
    await expect(named).toEqual(Object.keys(USES));
  },
};

const FIGURES = ['3.4', '-120', '1111111.11', '8888888.88', '999999999999999.99'];

/** Figures: tabular, the integer part larger than the decimals, the sign explicit, the unit small. */
export const Figures: Story = {
  render: () => (
    <Page
      title="Figures"
      lead="Money is the content. Digits are latin and of one width in every language, so that columns stand and nothing jumps; the whole part is larger than its decimals, the unit small, the sign said."
    >
      <ul className="flex flex-col items-end gap-3 border-y border-line py-4">
        {FIGURES.map((figure) => (
          <li key={figure} className="max-w-full">
            <AmountText
              amount={formatMoneyParts(unwrap(parseMoney(figure, 'USDT')), spoken().locale, 'delta')}
              size="md"
            />
          </li>
        ))}
      </ul>
    </Page>
  ),
};

/** The rules `.text-12` … of the style sheet, smallest first. */
function sizes(): readonly string[] {
  return classesNamed(/^\.(text-\d+)$/).toSorted((one, other) => numberIn(one) - numberIn(other));
}

function numberIn(text: string): number {
  return Number(/\d+/.exec(text)?.[0]);
}

function textOf(size: string) {
  const probe = document.createElement('i');
  probe.className = size;
  document.body.append(probe);
  const { fontSize, lineHeight } = getComputedStyle(probe);
  probe.remove();
  return { fontSize, lineHeight };
}

/** "15.75" of "15.75px". */
function rounded(pixels: string): string {
  return String(Math.round(100 * Number.parseFloat(pixels)) / 100);
}
