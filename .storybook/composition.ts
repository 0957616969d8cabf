import type { ComponentDocs } from './prop-docs.ts';

/**
 * Write a story as code to copy: the elements with their imports. The story's own surroundings are left out, and so
 * are classes: those of the style sheet are not for users of the package.
 *
 * @param code The elements, as Storybook writes them.
 * @param entries Where each component is imported from.
 */
export function composition(
  code: string,
  component: unknown,
  entries: Readonly<Record<string, string | undefined>>,
): string {
  if (!code.startsWith('<')) return code;
  const docs = Reflect.get(Object(component), '__docgenInfo') as ComponentDocs | undefined;
  const drawn = alone(
    code
      .replaceAll(/\s+(?:className|key)=(?:"[^"]*"|\{[^}]*\})/g, '')
      .replaceAll(/(<\/?)React\.Fragment/g, '$1')
      // A story's own component that has the same props, and keeps them.
      .replaceAll(/(<\/?)([A-Z]\w*)/g, (tag, start: string, name: string) =>
        entries[name] === undefined && docs !== undefined ? start + docs.displayName : tag,
      )
      .replaceAll(/(?<![\w.])1\d{12}(?![\w.])/g, 'epochMs($&)'),
  );
  const names = new Set([...drawn.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const imports = [...Map.groupBy(names, (name) => entries[name])].flatMap(([from, exported]) =>
    from === undefined ? [] : [`import { ${exported.join(', ')} } from '${from}';\n`],
  );
  if (drawn.includes('epochMs(')) imports.push("import { epochMs } from '@paydirt/ui/values';\n");
  return imports.length === 0 ? drawn : `${imports.join('')}\n${drawn}`;
}

/** Take the elements out of their wrappers. */
function alone(text: string): string {
  const inner = /^<(div|main)>\n(.*)\n<\/\1>$/s.exec(text)?.[2];
  if (inner === undefined) return text;
  const lines = inner.replaceAll(/^ {2}/gm, '');
  return lines.match(/^<[A-Za-z]/gm)?.length === 1 && lines.startsWith('<')
    ? alone(lines)
    : `<>\n${inner}\n</>`;
}
