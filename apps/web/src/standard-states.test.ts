import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const FEATURES = join(HERE, 'features');
/** Draws the answer of a call. */
const VIEWED = join(HERE, 'shell/screen/viewed.tsx');

/** Modules that a module needs before it is drawn; what it fetches by itself later is none of them. */
function importsOf(module: string): readonly string[] {
  const source = readFileSync(module, 'utf8');
  return [...source.matchAll(/^(?:import|export)(?! type)[^;]*? from '(\.[^']+)';/gm)].map(([, path = '']) =>
    join(dirname(module), path),
  );
}

/** Tell whether a screen draws the answer of a call, by itself or by a part of it. */
function drawsAnswer(screen: string): boolean {
  const seen = new Set([screen]);
  for (const module of seen) {
    if (module === VIEWED) return true;
    if (module.startsWith(FEATURES)) for (const needed of importsOf(module)) seen.add(needed);
  }
  return false;
}

const screens = globSync('features/*/*/*-screen.tsx', { cwd: HERE }).filter((path) =>
  drawsAnswer(join(HERE, path)),
);

describe('a screen that renders the answer of a call', () => {
  test('is found by its imports', () => {
    expect(screens).toContain('features/wallet/withdraw-cash/withdraw-cash-screen.tsx');
    expect(screens).not.toContain('features/access/login/login-screen.tsx');
  });

  test.each(screens)('has a story for each standard state: %s', (screen) => {
    const stories = readFileSync(join(HERE, screen.replace('.tsx', '.stories.tsx')), 'utf8');
    const shown = [...stories.matchAll(/^(?:export const \w+: Story = | {2}\.\.\.)states\.(\w+)[;,]$/gm)];
    expect(new Set(shown.map(([, state]) => state))).toEqual(new Set(['loading', 'failed', 'offline']));
  });
});
