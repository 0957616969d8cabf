import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ui from '../packages/ui/package.json' with { type: 'json' };
import type { SBType, StrictInputType } from 'storybook/internal/types';
import { sanitize } from 'storybook/internal/csf';
import { API, SymbolFlags, type Project, type Symbol, type Type } from 'typescript/unstable/sync';
import type { Plugin } from 'vite';
import { withoutReferences } from './references.ts';

const UI = fileURLToPath(new URL('../packages/ui/', import.meta.url));
const CONFIG = `${UI}tsconfig.json`;
/** Storybook's names for pages of docs, by the components that their titles end with. */
const PAGES = new Map(
  globSync(`${UI}src/*/*/*.stories.tsx`).flatMap((file) => {
    const stories = readFileSync(file, 'utf8');
    const [, title] = /^ {2}title: '(.+)',$/m.exec(stories) ?? [];
    if (title === undefined || !stories.includes("'autodocs'")) return [];
    return [[title.replace(/.*\//, ''), `${sanitize(title)}--docs`] as const];
  }),
);
/** The longest type shown in the table; a longer one opens next to its name. */
const LONGEST_TYPE = 90;

/** A component in the form of its page of docs. */
export interface ComponentDocs {
  readonly displayName: string;
  readonly description: string;
  /** Use of the component, from `@when` of its docblock. */
  readonly when?: string | undefined;
  /** Alternative where it is not the right one, from `@instead`, with links to its page. */
  readonly instead?: string | undefined;
  /** Path of the module that declares it. */
  readonly file: string;
  /** The props that we declare; those of the element that it renders are the platform's. */
  readonly props: Readonly<Record<string, StrictInputType>>;
}

/**
 * Open the types of the library in the compiler, until they are closed. `react-docgen` knows neither a `readonly` list
 * nor what another module declares, and `react-docgen-typescript` needs a compiler before version 7.
 */
export function openPropDocs() {
  const api = new API({ cwd: UI });
  let snapshot = api.updateSnapshot({ openProjects: [CONFIG] });
  return {
    /** Describe the components that a module exports. */
    of(path: string): readonly ComponentDocs[] {
      const project = snapshot.getProject(CONFIG);
      const source = project?.program.getSourceFile(path);
      const module = source && project?.checker.getSymbolAtLocation(source);
      if (!project || !module) return [];
      return project.checker
        .getExportsOfModule(module)
        .filter(({ name }) => /^[A-Z]/.test(name))
        .flatMap((symbol) => docsOf(project, declared(project, symbol)));
    },
    /** Read a module again. */
    changed(path: string) {
      snapshot = api.updateSnapshot({ fileChanges: { changed: [path] } });
    },
    close: () => api.close(),
  };
}

/** Leave with each component of the library what its page says of it, and in `UI_ENTRIES` where it is imported from. */
export function propDocs(): Plugin {
  let docs: ReturnType<typeof openPropDocs> | undefined;
  return {
    name: 'paydirt:prop-docs',
    transform: {
      filter: { id: /packages\/ui\/src\/.*(?<!\.(?:stories|fixture|test))\.tsx$/ },
      handler(code, id) {
        docs ??= openPropDocs();
        const own = docs.of(id).filter(({ file }) => file === id);
        const entry = Object.entries(ui.exports).find(
          ([, one]) => dirname(UI + one.slice(2)) === dirname(id),
        )?.[0];
        const left = own.map(
          (one) => `
${one.displayName}.__docgenInfo = ${withoutReferences(JSON.stringify(one))};
(globalThis.UI_ENTRIES ??= {}).${one.displayName} = ${JSON.stringify(entry?.replace('.', ui.name))};`,
        );
        return code + left.join('');
      },
    },
    watchChange: (path) => docs?.changed(path),
    closeBundle() {
      docs?.close();
      docs = undefined;
    },
  };
}

/** Remove the numbers of rules from the descriptions of stories, as the page of docs shows them. */
export const storyTexts: Plugin = {
  name: 'paydirt:story-texts',
  // Before Storybook reads their comments.
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler: (code) => ({ code: withoutReferences(code), map: null }),
  },
};

function docsOf(project: Project, component: Symbol): readonly ComponentDocs[] {
  const { checker } = project;
  const type = checker.getTypeOfSymbol(component);
  const [signature] = type ? checker.getSignaturesOfType(type, 0) : [];
  const file = component.declarations[0]?.path;
  if (!signature || file === undefined) return [];
  const given = signature.getParameters().length > 0 ? checker.getParameterType(signature, 0) : undefined;
  // Where there is a choice of props, each member has some that the others lack.
  const props = given ? membersOf(given).flatMap((one) => checker.getPropertiesOfType(one)) : [];
  return [
    {
      displayName: component.name,
      description: component.getDocumentationComment(checker),
      when: tagOf(project, component, 'when'),
      instead: tagOf(project, component, 'instead')?.replaceAll(/`(\w+)`/g, linked),
      file,
      props: Object.fromEntries(props.filter(isOurs).map((prop) => [prop.name, propOf(project, prop)])),
    },
  ];
}

function propOf(project: Project, prop: Symbol): StrictInputType {
  const { checker } = project;
  const type = checker.getTypeOfSymbol(prop) ?? checker.getAnyType();
  const at = prop.declarations[0]?.resolve(project);
  const node = at && 'type' in at ? (at.type as typeof at | undefined) : undefined;
  const written = (node?.getText() ?? checker.typeToString(type))
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/^\((.*)\) \| undefined$| \| undefined$/, '$1');
  const named = definitionsIn(project, written, at);
  const control = controlOf(project, type, [written, ...named].join('\n'));
  const choices = control.name === 'enum' ? control.value.map(literal).join(' | ') : undefined;
  const isShort = choices !== undefined && choices.length <= LONGEST_TYPE;
  const detail = isShort ? '' : [...(choices === undefined ? [] : [choices]), ...named].join('\n\n');
  const byDefault = tagOf(project, prop, 'default');
  return {
    name: prop.name,
    description: prop.getDocumentationComment(checker),
    type: { ...control, required: (prop.flags & SymbolFlags.Optional) === 0 },
    table: {
      type: { summary: isShort ? choices : written, ...(detail === '' ? {} : { detail }) },
      ...(byDefault === undefined ? {} : { defaultValue: { summary: byDefault } }),
    },
  };
}

function tagOf({ checker }: Project, symbol: Symbol, tag: string): string | undefined {
  const text = symbol.getJsDocTags(checker).find(({ name }) => name === tag)?.text;
  return text?.replaceAll(/\s+/g, ' ');
}

/** Find the kind of control for a type; "other" for values that are made in code. */
function controlOf({ checker }: Project, type: Type, source: string): SBType {
  const members = membersOf(type).filter((one) => !/^(undefined|null)$/.test(checker.typeToString(one)));
  const names = new Set(members.map((one) => checker.typeToString(one)));
  const values = members.flatMap((one) =>
    one.isStringLiteralType() || one.isNumberLiteralType() ? [one.value] : [],
  );
  const position = (value: string | number) => source.indexOf(literal(value));
  if (members.length > 0 && values.length === members.length)
    return { name: 'enum', value: values.toSorted((a, b) => position(a) - position(b)) };
  if (names.size === 0) return { name: 'other', value: source };
  if ([...names].every((name) => /^(true|false|boolean)$/.test(name))) return { name: 'boolean' };
  if (names.size > 1) return { name: 'other', value: source };
  if (names.has('string')) return { name: 'string' };
  if (names.has('number')) return { name: 'number' };
  const calls = members.flatMap((one) => checker.getSignaturesOfType(one, 0));
  return calls.length > 0 ? { name: 'function' } : { name: 'other', value: source };
}

/** Write out the types of ours that a text names, and those that they name in turn. */
function definitionsIn(
  project: Project,
  text: string,
  at: Parameters<Project['checker']['resolveName']>[2],
  found: string[] = [],
): readonly string[] {
  for (const name of text.match(/\b[A-Z]\w*/g) ?? []) {
    const symbol = project.checker.resolveName(name, SymbolFlags.Type, at);
    const type = symbol && declared(project, symbol);
    if (!type || !isOurs(type) || (type.flags & SymbolFlags.TypeParameter) !== 0) continue;
    const node = type.declarations[0]?.resolve(project);
    const definition = (node?.getText() ?? '').replace(/^export /, '');
    if (found.includes(definition)) continue;
    found.push(definition);
    definitionsIn(project, definition, node, found);
  }
  return found;
}

/** Make a name in a text of Markdown a link, where a page has it. */
function linked(written: string, name: string): string {
  const page = PAGES.get(name);
  return page === undefined ? written : `[${written}](?path=/docs/${page})`;
}

/** Tell declarations of this repository from React's. */
function isOurs({ declarations }: Symbol): boolean {
  return declarations.some(({ path }) => path.includes('/packages/') && !path.includes('/node_modules/'));
}

/** Follow an import to its declaration. */
function declared({ checker }: Project, symbol: Symbol): Symbol {
  return (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}

function membersOf(type: Type): readonly Type[] {
  return (type.isUnionType() ? type.getTypes() : undefined) ?? [type];
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
