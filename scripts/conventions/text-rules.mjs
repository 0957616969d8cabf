/**
 * A rule about the text of a file.
 *
 * @typedef {object} TextRule
 * @property {string} name Fault of a file, and its remedy.
 * @property {RegExp} files Paths that it is about.
 * @property {RegExp} [except] Paths that it is not about all the same.
 * @property {RegExp} pattern Text that is refused; global.
 */

const COLOUR = String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(`;

const TOKENS = /^packages\/ui\/src\/(?:brand|styles)\.css$/;

/** @type {readonly TextRule[]} */
export const TEXT_RULES = [
  {
    name: 'a path of one machine: write it relative to the repository',
    files: /./,
    except: /^(package-lock\.json|LICENSE)$|\.(png|webp|woff2|ico)$/,
    pattern: /(?<![\w./@-])(?:\/(?:home|Users|root|work)\/[\w.-]+|[A-Z]:\\Users\\)/g,
  },
  {
    name: 'a registry: packages are named by version and checksum alone',
    files: /^package-lock\.json$|(^|\/)\.npmrc$/,
    pattern: /"resolved": "\w+:[^"]*"|^.*registry\s*=.*$/gm,
  },
  {
    name: 'a raw colour outside a token: only the custom properties of packages/ui/src/styles.css and brand.css hold one',
    files: TOKENS,
    // A property's initial value belongs to it as well; the descriptor occurs in `@property` only.
    pattern: new RegExp(`^(?!\\s*(?:--[\\w-]+|initial-value):).*(?:${COLOUR}).*$`, 'gim'),
  },
  {
    name: 'a raw colour in a style: use a role',
    files: /^(packages\/ui|apps\/web|\.storybook)\/.*\.css$/,
    except: TOKENS,
    pattern: new RegExp(COLOUR, 'gi'),
  },
  {
    name: 'a raw colour in a component: use a class of a role (bg-sheet, text-ink-2)',
    files: /^(packages\/ui|apps\/web)\/src\/.*\.tsx?$/,
    except: /\.test\.tsx?$/,
    pattern: new RegExp(`(?<=["'\`\\s:(\\[])(?:${COLOUR})`, 'gi'),
  },
  {
    name: 'a side that does not turn with the line: use the logical class (ms-2, ps-4, start-0, text-start)',
    files: /^(packages\/ui|apps\/web)\/src\/.*\.tsx$/,
    pattern:
      /(?<=["'`\s:]-?)(?:[mp][lr]|(?:border|rounded)-[lr]|left|right)-[\d[(]|(?<=["'`\s:])text-(?:left|right)\b/g,
  },
  {
    name: 'an arbitrary z-index: stacking has named layers',
    files: /^(packages\/ui|apps\/web)\/src\/.*\.tsx?$/,
    pattern: /\bz-\[[^\]]*\]/g,
  },
  {
    name: 'a transition of something other than transform and opacity (DESIGN)',
    files: /^(packages\/ui|apps\/web)\/src\/.*\.tsx?$/,
    pattern: /\btransition-(?:all|colors|shadow|\[(?!opacity\b|scale\b|transform\b)[^\]]*\])/g,
  },
  {
    name: 'a docblock that begins like a question: an imperative for what does something, a noun phrase for the rest',
    files: /\.(ts|tsx|mjs)$/,
    pattern: /\/\*\*[\s*]*(?:What|How|Whether|Which|Who|Whom|Whose|Why)\b/g,
  },
];

/** Names that say nothing about the contents. */
export const EMPTY_NAMES = /(^|\/)(utils?|helpers?|misc|stuff)(\/|\.[cm]?[jt]sx?$)/;

/** File names are kebab-case, where a tool does not ask for another. */
export const KEBAB_CASE = /^[a-z\d]+(-[a-z\d]+)*(\.[a-z\d-]+)*$/;
export const NAMED_BY_TOOLS =
  /^(\.|README|LICENSE|OFL-|CONTRIBUTING|ARCHITECTURE|SPEC\.md|AGENTS|CLAUDE|CHANGELOG|Dockerfile)/;
