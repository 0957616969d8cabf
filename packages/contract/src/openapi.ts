import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';

import type { Call, Service } from './call.ts';
import { allCalls } from './calls.ts';
import { CLOCK_HEADER, MODE_HEADER, REPLAY_HEADER, WORLD_HEADER } from './envelope.ts';
import { type ErrorName, ERRORS } from './errors.ts';
import { components } from './openapi-components.ts';
import { translateName } from './wire-names.ts';

/** The parts of a JSON Schema that a reader of the document needs to know. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
}

/** A parameter of a call that travels in the query or in a header. */
export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

/** One call. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly (OpenApiParameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

/** The document, OpenAPI 3.1. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', OpenApiOperation>>>>>;
  readonly components: Readonly<Record<string, unknown>>;
}

const DESCRIPTION = `Everything behind these calls is play money in test mode: no real coin, card or bank is ever touched.

Every answer is \`{status, message, code, msg, data}\`; \`code\` 200 is success, and \`data\` is what the call describes. Anything else names its error in \`message\` and says in \`msg\`, in the language asked for, what happened. Amounts are decimal strings, times are ISO 8601 in UTC, ids are opaque.`;

/** Give an object's properties their names on the wire. */
const nameAsWire: NonNullable<ConversionConfig['overrideSchema']> = ({ jsonSchema, valibotSchema }) => {
  // OpenAPI's notation of a file in a multipart body.
  if (valibotSchema.type === 'blob') return { type: 'string', format: 'binary' };
  const { properties, required, ...rest } = jsonSchema;
  if (properties === undefined) return null;
  const named = Object.entries(properties).map(([name, schema]) => [translateName(name), schema]);
  return {
    ...rest,
    properties: Object.fromEntries(named),
    ...(required && { required: required.map(translateName) }),
  };
};

function schemaOf(schema: Call['input'], typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    typeMode,
    target: 'draft-2020-12',
    // Checks beyond a schema's shape (a list in a text, a rule in code) cannot be expressed in JSON Schema.
    errorMode: 'ignore',
    overrideSchema: nameAsWire,
  }) as unknown as JsonSchema;
  return rest;
}

const isInQuery = (call: Call, name: string) =>
  call.encoding === 'query' || call.queryParameters.includes(translateName(name));

const needsKey = (call: Call) => call.money && call.auth === 'member';

function parametersOf(call: Call, input: JsonSchema): OpenApiOperation['parameters'] {
  const query = Object.entries(input.properties ?? {})
    .filter(([name]) => isInQuery(call, name))
    .map(([name, schema]) => ({
      name,
      in: 'query' as const,
      required: input.required?.includes(name) ?? false,
      schema,
    }));
  const keyName = needsKey(call) ? 'IdempotencyKey' : 'OptionalIdempotencyKey';
  const key = call.money ? [{ $ref: `#/components/parameters/${keyName}` }] : [];
  const classKey = call.classAccess === 'open' ? [] : [{ $ref: '#/components/parameters/ClassKey' }];
  return [...query, { $ref: '#/components/parameters/Language' }, ...key, ...classKey];
}

function bodyOf(call: Call, input: JsonSchema): Pick<OpenApiOperation, 'requestBody'> {
  if (call.method === 'GET') return {};
  const inBody = (name: string) => !isInQuery(call, name);
  const properties = Object.fromEntries(
    Object.entries(input.properties ?? {}).filter(([name]) => inBody(name)),
  );
  const required = (input.required ?? []).filter(inBody);
  if (Object.keys(properties).length === 0) return {};
  const schema = { type: 'object', properties, required };
  const type = call.encoding === 'multipart' ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return { requestBody: { required: required.length > 0, content: { [type]: { schema } } } };
}

/** Every failure with which a call can be answered: its own, and those common to its kind of call. */
export function errorsOf(call: Call): ErrorName[] {
  const names: ErrorName[] = [...call.errors];
  const takesInput = Object.keys(schemaOf(call.input, 'input').properties ?? {}).length > 0;
  // A malformed body is refused even by a call that needs no body.
  if (takesInput || call.method === 'POST') names.push('invalid_input');
  if (call.auth === 'member') names.push('unauthorized');
  if (call.method === 'POST') names.push('forbidden', 'too_slow', 'too_large', 'too_many_requests');
  if (call.file || call.costly) names.push('too_many_requests');
  // Files are created by a queue, which refuses requests when it is full.
  if (call.file) names.push('busy');
  if (needsKey(call)) names.push('key_required');
  if (call.money) names.push('key_reused', 'key_void');
  if (call.classAccess !== 'open') names.push('class_key_needed', 'class_key_wrong', 'too_many_requests');
  names.push('misdirected', 'internal', 'unavailable');
  return [...new Set(names)].toSorted((a, b) => ERRORS[a].code - ERRORS[b].code);
}

const answerHeaders = {
  [MODE_HEADER]: { $ref: '#/components/headers/Mode' },
  [CLOCK_HEADER]: { $ref: '#/components/headers/Clock' },
  [WORLD_HEADER]: { $ref: '#/components/headers/World' },
};

/** The envelope with the call's result in it. */
function envelopeOf(call: Call): JsonSchema {
  return {
    allOf: [
      { $ref: '#/components/schemas/Envelope' },
      { type: 'object', properties: { data: schemaOf(call.result, 'output') }, required: ['data'] },
    ],
  };
}

/**
 * List a call's failures by their status. Many calls share them, so each set is defined once, named after its errors.
 */
function failuresOf(call: Call): readonly (readonly [status: string, name: string, failures: ErrorName[]])[] {
  const byStatus = Object.groupBy(errorsOf(call), (name) => String(ERRORS[name].http));
  return Object.entries(byStatus).map(([status, names = []]) => [status, names.join('-or-'), names]);
}

/** A failure with one of these errors. */
const failureOf = (names: readonly ErrorName[]) => ({
  description: names.map((name) => `${name} (${ERRORS[name].code})`).join(', '),
  headers: answerHeaders,
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Failure' },
          {
            type: 'object',
            properties: {
              message: { enum: names },
              code: { enum: names.map((name) => ERRORS[name].code) },
            },
          },
        ],
      },
    },
  },
});

function responsesOf(call: Call): Record<string, unknown> {
  const headers = call.money
    ? { ...answerHeaders, [REPLAY_HEADER]: { $ref: '#/components/headers/Replayed' } }
    : answerHeaders;
  const failures = failuresOf(call).map(([status, name]) => [
    status,
    { $ref: `#/components/responses/${name}` },
  ]);
  // A binary body has no schema in OpenAPI 3.1, only its type.
  const content = call.file
    ? Object.fromEntries(call.file.map((type) => [type, {}]))
    : { 'application/json': { schema: envelopeOf(call) } };
  return {
    '200': { description: 'Success', headers, content },
    ...Object.fromEntries(failures),
  };
}

function operationOf(call: Call): OpenApiOperation {
  const input = schemaOf(call.input, 'input');
  const member = { token: [] };
  return {
    operationId: `${call.service}-${call.method.toLowerCase()}-${call.path.replaceAll('/', '-')}`,
    summary: call.summary,
    tags: call.tag === 'extension' ? [call.service, 'extension'] : [call.service],
    parameters: parametersOf(call, input),
    ...bodyOf(call, input),
    responses: responsesOf(call),
    security: call.auth === 'none' ? [] : call.auth === 'optional' ? [{}, member] : [member],
  };
}

const TAGS: Readonly<Record<Service | 'extension', string>> = {
  user: 'Access, the member, invitations, notices',
  exchange: 'Rates, coupons, redemption',
  message: 'Messages',
  income: 'Income to receive and on its way',
  assets: 'Delivery addresses and bank cards',
  wallet: 'Balances and records',
  dynamic: 'The community',
  goods: 'Products and orders',
  sandbox: 'The test panel: clock, outbox, faucet. It exists only because all is play money',
  extension: 'Calls that the system this is modelled on does not show',
};

/** Describe every call of the contract as OpenAPI 3.1, for services at `baseUrl`. */
export function createOpenApi({ baseUrl, version }: { baseUrl: string; version: string }): OpenApiDocument {
  const paths: Record<string, Partial<Record<'get' | 'post', OpenApiOperation>>> = {};
  const responses = new Map<string, ReturnType<typeof failureOf>>();
  for (const call of allCalls) {
    for (const [, name, names] of failuresOf(call)) responses.set(name, failureOf(names));
    const path = `/${call.service}/${call.path}`;
    paths[path] = { ...paths[path], [call.method === 'GET' ? 'get' : 'post']: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Paydirt services', version, description: DESCRIPTION },
    servers: [{ url: baseUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: { ...components, responses: Object.fromEntries(responses) },
  };
}
