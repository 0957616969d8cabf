import { expect, test } from 'vitest';

const indexes = import.meta.glob<Readonly<Record<string, unknown>>>('./*/*/index.ts', { eager: true });

// What is here, others may use: a name that goes or changes needs a changeset that says so.
test('the package exports these names', async () => {
  const names = Object.entries(indexes)
    .map(([path, index]) => `${path.split('/')[2]}: ${Object.keys(index).toSorted().join(' ')}`)
    .toSorted();
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot('./exports.snapshot.txt');
});
