import { LOCALES, OWN_NAMES, type Locale } from '@paydirt/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { classesNamed } from './read-tokens.ts';

const meta = {
  title: 'Foundations/Type',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** "Every figure was weighed." */
const WEIGHED = {
  'en-US': 'Every figure was weighed.',
  'hi-IN': 'हर आंकड़ा तौला गया है।',
  'ta-IN': 'ஒவ்வொரு எண்ணும் எடைபோடப்பட்டது.',
  'te-IN': 'ప్రతి అంకె తూచబడింది.',
  'kn-IN': 'ಪ್ರತಿ ಅಂಕಿಯನ್ನೂ ತೂಗಲಾಗಿದೆ.',
  'tr-TR': 'Her rakam tartıldı.',
  'es-ES': 'Cada cifra fue pesada.',
  'it-IT': 'Ogni cifra è stata pesata.',
  'fr-FR': 'Chaque chiffre a été pesé.',
  'de-DE': 'Jede Zahl wurde gewogen.',
} as const satisfies Record<Locale, string>;

/** The one sentence in all ten languages: each script brings its face and the line height that it needs. */
export const TenLanguages: Story = {
  tags: ['visual'],
  render: () => (
    <ul className="divide-y divide-line p-4">
      {LOCALES.map((locale) => (
        <li key={locale} lang={locale} className="py-3">
          <p className="text-12 text-ink-2">
            {OWN_NAMES[locale]} · {locale}
          </p>
          <p className="font-title text-24 font-bold">{WEIGHED[locale]}</p>
          <p className="text-17">{WEIGHED[locale]}</p>
          <p className="text-13 text-ink-2">{WEIGHED[locale]}</p>
        </li>
      ))}
    </ul>
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

/** The scale, read from the style sheet, in both faces. */
export const Scale: Story = {
  render: () => (
    <table className="m-4 border-collapse text-start">
      <caption className="sr-only">Sizes of text</caption>
      <tbody>
        {sizes().map((size) => (
          <tr key={size} className="border-t border-line align-baseline">
            <th
              scope="row"
              className="tabular py-2 pe-4 text-start text-13 whitespace-nowrap font-normal text-ink-2"
            >
              {size}
            </th>
            <td className="py-2">
              <span className="block font-title font-bold" style={textOf(size)}>
                Trommel 2,418.60
              </span>
              <span className="block" style={textOf(size)}>
                Weighed and written down
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThanOrEqual(8);
  },
};

/** Figures: tabular, the integer part larger than the decimals, the sign explicit. */
export const Figures: Story = {
  render: () => (
    <div className="tabular flex flex-col items-end gap-1 p-4 text-end font-title text-24 font-bold">
      {['+3.40', '−120.00', '1,111,111.11', '8,888,888.88', '999,999,999,999,999.99'].map((figure) => (
        <p key={figure} className="max-w-full">
          {figure}
        </p>
      ))}
    </div>
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
