import sheet from '../styles.css?raw';
import { benchTexts } from './bench-texts.ts';
import {
  type BenchTokens,
  changedSheet,
  dtcgOf,
  hostLinesOf,
  INITIAL_TOKENS,
  namesOf,
  patchOf,
} from './bench-tokens.ts';
import { CopyButton } from './copy-button.tsx';

const SLIDERS = {
  hue: { min: -180, max: 180 },
  spacing: { min: 60, max: 160 },
  radius: { min: 0, max: 250 },
  type: { min: 80, max: 140 },
} as const satisfies Record<keyof BenchTokens, object>;

const NAMES = namesOf(sheet);

interface BenchSlidersProps {
  tokens: BenchTokens;
  onTokensChange: (tokens: BenchTokens) => void;
  /** Address that opens the bench in its current state. */
  link: string;
}

/**
 * Sliders for the tokens, which stay visible next to the component that they change, and the resulting diff to copy.
 */
export function BenchSliders({ tokens, onTokensChange, link }: BenchSlidersProps) {
  const changed = changedSheet(sheet, tokens);
  const patch = patchOf('packages/ui/src/styles.css', sheet, changed);
  const hostLines = hostLinesOf(sheet, changed);
  return (
    <section aria-label={benchTexts.tokens} className="sticky top-0 z-10 flex flex-col gap-2 bg-paper py-3">
      <div className="grid grid-cols-2 gap-x-4 lg:grid-cols-1">
        {(Object.keys(SLIDERS) as (keyof BenchTokens)[]).map((name) => (
          <label key={name} className="flex flex-col text-13">
            {benchTexts[name]}: {tokens[name]}
            <input
              type="range"
              min={SLIDERS[name].min}
              max={SLIDERS[name].max}
              value={tokens[name]}
              className="target"
              onChange={({ target }) => onTokensChange({ ...tokens, [name]: target.valueAsNumber })}
            />
            <span className="hidden pb-3 text-12 text-ink-2 lg:block">{NAMES[name].join(', ')}</span>
            {name === 'type' && tokens.type !== INITIAL_TOKENS.type ? (
              <span className="pb-3 text-12 text-ink-2">{benchTexts.typeStays}</span>
            ) : null}
          </label>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 text-13">
        {patch === '' ? (
          <p className="text-ink-2">{benchTexts.unchanged}</p>
        ) : (
          <>
            <CopyButton value={patch} className="target font-semibold">
              {benchTexts.copyPatch}
            </CopyButton>
            <CopyButton value={dtcgOf(sheet, changed)} className="target font-semibold">
              {benchTexts.copyTokens}
            </CopyButton>
            {hostLines === '' ? null : (
              <CopyButton value={hostLines} className="target font-semibold">
                {benchTexts.copyHostLines}
              </CopyButton>
            )}
            <button
              type="button"
              className="target rounded-control hover:underline"
              onClick={() => onTokensChange(INITIAL_TOKENS)}
            >
              {benchTexts.putBack}
            </button>
          </>
        )}
        <CopyButton value={link} className="target font-semibold">
          {benchTexts.copyLink}
        </CopyButton>
      </div>
    </section>
  );
}
