import { parseSync } from 'vite';

/**
 * What a reviewer is told of a story's code.
 *
 * @typedef {object} StorySource
 * @property {number} line Where it is exported.
 * @property {string} about Its doc comment, as one paragraph.
 * @property {string} play Its play function, or "".
 */

/**
 * Find the stories of a file: by the name of the export.
 *
 * @param {string} path
 * @param {string} text
 * @returns {Map<string, StorySource>}
 */
export function storySources(path, text) {
  const { program, comments } = parseSync(path, text);
  /** @type {Map<string, StorySource>} */
  const found = new Map();
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') continue;
    const [declared] = node.declaration.declarations;
    if (declared?.id.type !== 'Identifier') continue;
    const comment = comments.findLast(
      ({ type, value, end }) =>
        type === 'Block' &&
        value.startsWith('*') &&
        end < node.start &&
        text.slice(end, node.start).trim() === '',
    );
    found.set(declared.id.name, {
      line: text.slice(0, node.start).split('\n').length,
      about: (comment?.value ?? '')
        .replaceAll(/^\s*\*+ ?/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
      play: playOf(declared.init, text),
    });
  }
  return found;
}

/** @param {any} story @param {string} text */
function playOf(story, text) {
  if (story?.type !== 'ObjectExpression') return '';
  const property = story.properties.find((/** @type {any} */ one) => one.key?.name === 'play');
  if (property === undefined) return '';
  return text.slice(property.start, property.end).replaceAll(/^ {2}/gm, '');
}
