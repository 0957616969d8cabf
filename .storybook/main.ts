import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { propDocs, storyTexts } from './prop-docs.ts';
import { namesInChanges, storyTags } from './story-tags.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const stories = ['packages/ui', 'apps/web', 'apps/demo'].map((part) => `${part}/src/**/*.stories.tsx`);
/** The app and its services, which flows play in. */
const demo = [fromRoot('apps/demo/dist'), fromRoot('apps/demo/.cache/isolated')].filter(existsSync);

/** Changes that wait for a release, as written for those who use the package. */
const changes = readdirSync(fromRoot('.changeset'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(fromRoot(`.changeset/${file}`), 'utf8'));
const changed = namesInChanges(changes);

const config: StorybookConfig = {
  stories: stories.map((glob) => `../${glob}`),
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  // Checks of every story, where stories run as tests.
  previewAnnotations: (entries = []) => [
    ...entries,
    ...(process.env['VITEST'] === undefined ? [] : [fromRoot('.storybook/checks.ts')]),
  ],
  // A story's tags are read off its file, as the indexer finds it.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const source = readFileSync(file, 'utf8');
        const found = await indexer.createIndex(file, options);
        return found.map((entry) => {
          const title = entry.title ?? options.makeTitle();
          return {
            ...entry,
            tags: [...(entry.tags ?? []), ...storyTags({ ...entry, title }, source, changed)],
          };
        });
      },
    })),
  // The sidebar starts with all that is a component or a screen; `money` and `flow` narrow it, `suite` adds tests.
  tags: {
    stable: { defaultFilterSelection: 'include' },
    new: { defaultFilterSelection: 'include' },
    page: { defaultFilterSelection: 'include' },
    suite: { defaultFilterSelection: 'exclude' },
    money: {},
    flow: {},
  },
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: [
    { from: '../apps/sandbox/media', to: '/media' },
    { from: '../apps/web/public', to: '/' },
    // The bench shows what the review accepted.
    { from: '../visual/pictures', to: '/accepted' },
    ...demo.map((from) => ({ from, to: '/demo' })),
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // No test of a story reads a page of docs.
      plugins: [tailwindcss(), ...(process.env['VITEST'] ? [] : [propDocs(), storyTexts])],
      build: {
        rolldownOptions: {
          output: {
            // Code that is shown names components by their names.
            keepNames: true,
            // Every story is in English first: one file, not one for each area that a screen loads.
            codeSplitting: { groups: [{ name: 'english', test: /catalogues\/en-US/ }] },
          },
        },
      },
      // Known before the first story runs: a dependency found later reloads the page under a test.
      optimizeDeps: {
        entries: stories.map(fromRoot),
        include: [
          ...['dialog', 'alert-dialog', 'dropdown-menu', 'slider', 'switch'].map(
            (name) => `radix-ui/${name}`,
          ),
          'class-variance-authority',
        ],
      },
    }),
};

export default config;
