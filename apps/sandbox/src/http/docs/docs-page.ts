import { type Call, ERRORS, SERVICES } from '@paydirt/contract';
import { allCalls } from '@paydirt/contract/calls/index';
import {
  errorsOf,
  type JsonSchema,
  type OpenApiDocument,
  type OpenApiOperation,
} from '@paydirt/contract/openapi';
import { html } from 'hono/html';

import { type SchemaRow, schemaRows } from './schema-rows.ts';

type Html = ReturnType<typeof html>;

interface Described {
  readonly call: Call;
  readonly operation: OpenApiOperation;
}

const anchorOf = ({ operation }: Described) => operation.operationId;

function table(caption: string, rows: readonly SchemaRow[], nothing: string): Html {
  if (rows.length === 0)
    return html`<h4>${caption}</h4>
      <p class="quiet">${nothing}</p>`;
  return html`<h4>${caption}</h4>
    <div class="scroll" tabindex="0" role="region" aria-label="${caption}">
      <table>
        <thead>
          <tr>
            <th scope="col">name</th>
            <th scope="col">type</th>
            <th scope="col">notes</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ path, type, required, notes }) =>
              html`<tr>
                <td>
                  <code>${path || 'data'}</code>${required ? '' : html` <span class="quiet">optional</span>`}
                </td>
                <td><code>${type}</code></td>
                <td>${notes}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

function inputRows({ operation }: Described): SchemaRow[] {
  const query = operation.parameters.flatMap((parameter) =>
    'name' in parameter && parameter.in === 'query'
      ? schemaRows(parameter.schema, parameter.name, parameter.required)
      : [],
  );
  const body = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
    schemaRows(schema),
  );
  return [...query, ...body];
}

function resultSchema({ operation }: Described): JsonSchema {
  const good = operation.responses['200'] as {
    content: { 'application/json': { schema: { allOf: [unknown, { properties: { data: JsonSchema } }] } } };
  };
  return good.content['application/json'].schema.allOf[1].properties.data;
}

function marks({ call }: Described): string[] {
  const access = { none: 'no token', optional: 'token optional', member: 'X-Access-Token' }[call.auth];
  const travel =
    call.method === 'GET' ? [] : [call.encoding === 'multipart' ? 'multipart body' : 'form body'];
  return [
    access,
    ...travel,
    ...(call.money ? ['Idempotency-Key'] : []),
    ...(call.tag === 'extension' ? ['extension'] : []),
  ];
}

/** The answer of a call: the rows of its result, or the content types of a file. */
function resultPart(described: Described): Html {
  const { file } = described.call;
  if (file)
    return html`<h4>Result</h4>
      <p>A file, without envelope: ${file.join(' or ')}.</p>`;
  return table(
    'Result, in data',
    schemaRows(resultSchema(described)).filter(({ type }) => type !== 'object | null'),
    'Nothing: null.',
  );
}

function callSection(described: Described): Html {
  const { call } = described;
  const anchor = anchorOf(described);
  return html`<section class="call" id="${anchor}" aria-labelledby="${anchor}-title">
    <h3 id="${anchor}-title">
      <a href="#${anchor}"
        ><span class="method ${call.method.toLowerCase()}">${call.method}</span>
        <code>/api/${call.service}/${call.path}</code></a
      >
    </h3>
    <p>${call.summary}</p>
    <ul class="marks" aria-label="What it needs">
      ${marks(described).map((mark) => html`<li>${mark}</li>`)}
    </ul>
    ${table('Parameters', inputRows(described), 'None.')} ${resultPart(described)}
    <h4>Errors</h4>
    <p>
      ${errorsOf(call).map(
        (name, i) =>
          html`${i ? ', ' : ''}<a href="#error-${name}"><code>${name}</code></a>
            <span class="quiet">${ERRORS[name].code}</span>`,
      )}
    </p>
  </section>`;
}

function errorTable(texts: Readonly<Record<string, string>>): Html {
  return html`<h2 id="errors">Errors</h2>
    <p>
      An error names itself in <code>message</code>, has its number in <code>code</code>, and says in
      <code>msg</code> what happened.
    </p>
    <div class="scroll" tabindex="0" role="region" aria-label="Errors">
      <table>
        <thead>
          <tr>
            <th scope="col">message</th>
            <th scope="col">code</th>
            <th scope="col">HTTP</th>
            <th scope="col">send again?</th>
            <th scope="col">msg, in English</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(ERRORS).map(
            ([name, row]) =>
              html`<tr id="error-${name}">
                <td><code>${name}</code></td>
                <td>${row.code}</td>
                <td>${row.http}</td>
                <td>${row.retryable ? 'yes, later' : 'no'}</td>
                <td>${texts[name] ?? ''}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

function callsOf(described: readonly Described[], service: string): Described[] {
  return described
    .filter(({ call }) => call.service === service)
    .toSorted((a, b) => (a.call.path < b.call.path ? -1 : 1));
}

/** Draw the description of all calls as one page that needs nothing but its style sheet. */
export function docsPage(document: OpenApiDocument, texts: Readonly<Record<string, string>>): Html {
  const described = allCalls.map((call): Described => {
    const operation =
      document.paths[`/${call.service}/${call.path}`]?.[call.method === 'GET' ? 'get' : 'post'];
    if (!operation) throw new Error(`docs: ${call.path} is not described`);
    return { call, operation };
  });
  const services = SERVICES.map((service) => ({ service, own: callsOf(described, service) })).filter(
    ({ own }) => own.length > 0,
  );
  const about = new Map(document.tags.map(({ name, description }) => [name, description]));

  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="stylesheet" href="docs.css" />
      </head>
      <body>
        <p class="ribbon">Test mode · play money</p>
        <main class="frame">
          <h1>${document.info.title}</h1>
          ${document.info.description.split('\n\n').map((paragraph) => html`<p>${paragraph.replaceAll('`', '')}</p>`)}
          <p>
            As a document: <a href="openapi.json">openapi.json</a>, OpenAPI ${document.openapi}. Send the
            language of texts in <code>Language</code> (<code>en_US</code>), the token in
            <code>X-Access-Token</code>; send bodies form-encoded. Every answer carries
            <code>X-Paydirt-Mode: test</code>, and the services' clock in <code>X-Paydirt-Clock</code>.
          </p>
          <nav aria-label="Calls">
            ${services.map(
              ({ service, own }) =>
                html`<h4><a href="#${service}">${service}</a></h4>
                  <ul class="calls">
                    ${own.map(
                      (one) =>
                        html`<li>
                          <a href="#${anchorOf(one)}"
                            ><span class="method ${one.call.method.toLowerCase()}">${one.call.method}</span>
                            <code>${one.call.path}</code></a
                          >
                        </li>`,
                    )}
                  </ul>`,
            )}
            <h4><a href="#errors">errors</a></h4>
          </nav>
          ${services.map(
            ({ service, own }) =>
              html`<h2 id="${service}">${service}</h2>
                <p class="quiet">${about.get(service) ?? ''}.</p>
                ${own.map(callSection)}`,
          )}
          ${errorTable(texts)}
        </main>
      </body>
    </html>`;
}
