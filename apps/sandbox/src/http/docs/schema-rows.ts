import type { JsonSchema } from '@paydirt/contract/openapi';

/** One line of a table that shows a schema. */
export interface SchemaRow {
  /** Dotted path: `list[].price`; empty for the value itself. */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  /** Limits and defaults in words. */
  readonly notes: string;
}

const LIMITS: Readonly<Record<string, (value: unknown) => string>> = {
  minLength: (value) => `at least ${value as number} long`,
  maxLength: (value) => `at most ${value as number} long`,
  minimum: (value) => `from ${value as number}`,
  maximum: (value) => `to ${value as number}`,
  pattern: (value) => `matches ${value as string}`,
  default: (value) => `${JSON.stringify(value)} when left out`,
};

/** Name the type of a schema in a few words. */
export function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema.type === 'array') return schema.items ? `${typeOf(schema.items)}[]` : 'array';
  const type = schema.type === undefined ? 'any' : String(schema.type);
  return typeof schema['format'] === 'string' ? `${type}, ${schema['format']}` : type;
}

function notesOf(schema: JsonSchema): string {
  const own = Object.entries(LIMITS).flatMap(([keyword, say]) =>
    schema[keyword] === undefined ? [] : [say(schema[keyword])],
  );
  return own.join(', ');
}

/** The part of a schema that has properties: itself, its items, or the one alternative that is no null. */
function objectIn(schema: JsonSchema): { object: JsonSchema; suffix: string } | null {
  if (schema.properties) return { object: schema, suffix: '' };
  if (schema.items) {
    const inner = objectIn(schema.items);
    return inner && { object: inner.object, suffix: `[]${inner.suffix}` };
  }
  const inner = schema.anyOf?.map(objectIn).find((found) => found !== null);
  return inner ?? null;
}

/** Lay a schema out as lines, an object's properties below it. */
export function schemaRows(schema: JsonSchema, path = '', required = true): SchemaRow[] {
  const own = { path, type: typeOf(schema), required, notes: notesOf(schema) };
  const found = objectIn(schema);
  if (!found) return [own];
  const prefix = `${path}${found.suffix}`;
  const inner = Object.entries(found.object.properties ?? {}).flatMap(([name, property]) =>
    schemaRows(property, prefix ? `${prefix}.${name}` : name, found.object.required?.includes(name) ?? false),
  );
  return path === '' && found.suffix === '' ? inner : [own, ...inner];
}
