import { walk } from '../process/walk.mjs';

/**
 * A node of the syntax tree, as far as the rules look at it.
 *
 * @typedef {{ type: string, start: number, [part: string]: any }} Node
 */

/**
 * A rule about one kind of node.
 *
 * @typedef {object} CodeRule
 * @property {string} name What code must not do, and what to do instead.
 * @property {RegExp} files Paths that it is about.
 * @property {RegExp} [except] Paths that it is not about all the same.
 * @property {(node: Node) => boolean} broken
 */

const CODE = /^(packages|apps|\.storybook)\/.*\.[cm]?[jt]sx?$/;
const TEST = /\.(test|test-d|spec|stories)\.tsx?$/;
const MEASURING = /^apps\/bench\/|\/scripts\//;
const TEXT_PROPS =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|text|caption|heading)$/;
const LETTERS = /\p{L}{2}/u;

/** @type {readonly CodeRule[]} */
export const CODE_RULES = [
  {
    name: 'reads the time by itself: take it from a clock (services: apps/sandbox/src/platform/clock; web: platform/services/clock.ts)',
    files: CODE,
    except: new RegExp(
      `^apps/sandbox/src/platform/clock|^apps/web/src/platform/services/clock\\.ts$|${MEASURING.source}`,
    ),
    broken: (node) =>
      (node.type === 'NewExpression' && isNamed(node.callee, 'Date') && node.arguments.length === 0) ||
      (node.type === 'CallExpression' &&
        (isNamed(node.callee, 'Date') || isMember(node.callee, 'now', 'Date'))),
  },
  {
    name: 'asks another machine: the services reach nothing real (H1)',
    files: /^apps\/sandbox\/src\/(?!testing\/)/,
    except: TEST,
    broken: (node) =>
      (node.type === 'CallExpression' && isNamed(node.callee, 'fetch')) ||
      (node.type === 'ImportDeclaration' &&
        /^(node:)?(https?|http2|net|tls|dgram)$/.test(node.source.value) &&
        node.specifiers.some((/** @type {any} */ { imported }) =>
          /^(request|get|connect|createConnection)$/.test(imported?.name),
        )),
  },
  {
    name: 'rounds or formats a number by hand: money goes through domain/money, numbers through i18n',
    files: CODE,
    except: new RegExp(`^packages/domain/src/money/money-format\\.ts$|${TEST.source}|${MEASURING.source}`),
    broken: (node) =>
      (node.type === 'CallExpression' &&
        (isNamed(node.callee, 'parseFloat') || isMember(node.callee, 'parseFloat', 'Number'))) ||
      isMember(node, 'toFixed') ||
      isMember(node, 'toLocaleString'),
  },
  {
    // The names of months and of weekdays are no dates: they are the same in every format.
    name: 'formats a date by itself: the member chose one format, which the formatters of i18n know',
    files: CODE,
    except: new RegExp(
      `^packages/domain/src/time/date-format\\.ts$|^packages/i18n/src/formatters\\.ts$|/month-name\\.ts$|/weekday-names\\.ts$|/document-texts\\.ts$|${TEST.source}|${MEASURING.source}`,
    ),
    broken: (node) =>
      isMember(node, 'DateTimeFormat', 'Intl') ||
      isMember(node, 'toLocaleDateString') ||
      isMember(node, 'toLocaleTimeString'),
  },
  {
    name: 'waits for a length of time: wait for what is to be seen',
    files: TEST,
    broken: (node) =>
      (node.type === 'NewExpression' && isNamed(node.callee, 'Promise') && holdsTimer(node.arguments)) ||
      (node.type === 'ImportDeclaration' && /^(node:)?timers\/promises$/.test(node.source.value)) ||
      (node.type === 'CallExpression' && isMember(node.callee, 'waitForTimeout')),
  },
  {
    name: 'leaves tests out: repair or delete the test',
    files: TEST,
    broken: (node) =>
      node.type === 'MemberExpression' &&
      ['it', 'test', 'describe', 'suite'].includes(node.object.name) &&
      ['only', 'skip', 'todo', 'fixme', 'fails'].includes(node.property.name),
  },
  {
    name: 'mocks a module of ours: use the real one, or hand in another',
    files: TEST,
    broken: (node) =>
      node.type === 'CallExpression' &&
      (isMember(node.callee, 'mock', 'vi') || isMember(node.callee, 'doMock', 'vi')),
  },
  {
    name: 'keeps markup as a snapshot: say what matters in it',
    files: TEST,
    broken: (node) => isMember(node, 'toMatchSnapshot') || isMember(node, 'toMatchInlineSnapshot'),
  },
  {
    name: 'a text in the markup: it belongs into the catalogues (packages/i18n)',
    files: /^(apps\/web|packages\/ui)\/src\/.*\.tsx$/,
    except: TEST,
    broken: (node) =>
      (node.type === 'JSXText' && LETTERS.test(node.value.replaceAll(/&\w+;/g, ''))) ||
      (node.type === 'JSXExpressionContainer' && node.fromChildren && isText(node.expression)) ||
      (node.type === 'JSXAttribute' &&
        TEXT_PROPS.test(String(node.name.name)) &&
        isText(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value)),
  },
  {
    name: 'a list without markers, which Safari tells as none: give it role="list"',
    files: /^(apps\/web|packages\/ui)\/src\/.*\.tsx$/,
    except: TEST,
    broken: (node) =>
      node.type === 'JSXOpeningElement' &&
      /^[uo]l$/.test(node.name.name) &&
      !node.attributes.some(
        (/** @type {Node} */ { name, value }) =>
          name?.name === 'role' ||
          name?.name === 'aria-hidden' ||
          (name?.name === 'className' && /\blist-(disc|decimal)\b/.test(String(value?.value))),
      ),
  },
];

function isNamed(/** @type {Node | undefined} */ node, /** @type {string} */ name) {
  return node?.type === 'Identifier' && node.name === name;
}

/** Tell `object.property` apart; any object where none is named. */
function isMember(
  /** @type {Node | undefined} */ node,
  /** @type {string} */ property,
  /** @type {string} */ object = '',
) {
  return (
    node?.type === 'MemberExpression' &&
    isNamed(node.property, property) &&
    (object === '' || isNamed(node.object, object))
  );
}

/** Tell whether a timer is set somewhere in it. */
function holdsTimer(/** @type {unknown} */ part) {
  let found = false;
  walk(part, (node) => {
    found ||= node.type === 'CallExpression' && isNamed(node.callee, 'setTimeout');
  });
  return found;
}

function isText(/** @type {Node | null | undefined} */ node) {
  if (node?.type === 'Literal') return typeof node.value === 'string' && LETTERS.test(node.value);
  return (
    node?.type === 'TemplateLiteral' &&
    node.quasis.some((/** @type {Node} */ part) => LETTERS.test(part.value.raw))
  );
}
