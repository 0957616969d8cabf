import { expect, it } from 'vitest';

import { repositoryOf } from './pack.mjs';

it('names the repository that a workflow publishes from, and none otherwise', () => {
  expect(
    repositoryOf({ GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'ours/paydirt' }),
  ).toEqual({
    repository: { type: 'git', url: 'git+https://git.example/ours/paydirt.git', directory: 'packages/ui' },
  });
  expect(repositoryOf({})).toEqual({});
});
