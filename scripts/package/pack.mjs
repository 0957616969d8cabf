import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { inRoot } from '../process/paths.mjs';
import { CommandError } from '../process/command.mjs';
import { entries, UI, UI_DIST } from './entries.mjs';
import { npm } from './npm.mjs';

/** Folder of the package as it is put together, and of its tarball. */
const FOLDER = inRoot('.cache/package');
/** Documents for users of the package. */
const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'renames.md'];
/** Contents of the packed package, as an app has them in its node_modules. */
export const STAGING = join(FOLDER, 'staging');

/**
 * Assemble the built library as a package and pack it. Inside the workspace `@paydirt/ui` leads to its source; the
 * packed one leads to the build, one export per component.
 *
 * @returns {Promise<string>} the tarball's path.
 * @throws {CommandError} with npm's message, when it fails.
 */
export async function pack() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(STAGING, { recursive: true });
  cpSync(UI_DIST, join(STAGING, 'dist'), { recursive: true });
  for (const document of DOCUMENTS) cpSync(join(UI, document), join(STAGING, document));
  cpSync(inRoot('LICENSE'), join(STAGING, 'LICENSE'));
  writeFileSync(join(STAGING, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`);

  const { output, stdout } = await npm(STAGING, ['pack', '--pack-destination', FOLDER, '--json'], {
    fault: 'The package could not be packed',
  });
  /** @type {Record<string, { filename: string }> | { filename: string }[]} */
  const packed = JSON.parse(stdout);
  const filename = Object.values(packed)[0]?.filename;
  if (filename === undefined) throw new CommandError(`npm packed nothing:\n${output}`);
  return join(FOLDER, filename);
}

/**
 * Name the repository, where a workflow publishes from one: npm refuses a package that does not name the one that its
 * provenance was signed in.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function repositoryOf({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }) {
  if (server === undefined || name === undefined) return {};
  return { repository: { type: 'git', url: `git+${server}/${name}.git`, directory: 'packages/ui' } };
}

/** The package.json of the packed library. */
function manifest() {
  /** @type {{ version: string, dependencies: Record<string, string> }} */
  const { version, dependencies } = JSON.parse(readFileSync(join(UI, 'package.json'), 'utf8'));
  const peers = ['react', 'react-dom'];
  const own = Object.entries(dependencies).filter(
    ([name]) => name !== '@paydirt/domain' && !peers.includes(name),
  );
  return {
    name: '@paydirt/ui',
    version,
    description: 'React components of Paydirt: exact figures, ten scripts, two themes.',
    // The fonts have a separate licence.
    license: 'MIT AND OFL-1.1',
    ...repositoryOf(process.env),
    type: 'module',
    sideEffects: ['**/*.css'],
    files: ['dist', ...DOCUMENTS],
    exports: {
      ...Object.fromEntries(
        entries().map(({ name, module }) => [
          `./${name}`,
          { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` },
        ]),
      ),
      './reset.css': { types: './dist/reset.css.d.ts', default: './dist/reset.css' },
      './styles.css': { types: './dist/styles.css.d.ts', default: './dist/styles.css' },
      './tokens.json': './dist/tokens.json',
      './art/*.svg': './dist/foundations/illustration/art/*.svg',
      './fonts/*': './dist/fonts/*',
      './package.json': './package.json',
    },
    // An app has the tested version or a later one that promises to be compatible.
    dependencies: Object.fromEntries(own.map(([name, exact]) => [name, `^${exact}`])),
    peerDependencies: { '@types/react': '^19.0.0', react: '^19.2.0', 'react-dom': '^19.2.0' },
    peerDependenciesMeta: { '@types/react': { optional: true } },
  };
}
