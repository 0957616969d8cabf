import { describe, expect, it } from 'vitest';

import { allCalls } from './calls.ts';
import { ERRORS } from './errors.ts';
import { createOpenApi, errorsOf, type OpenApiOperation } from './openapi.ts';

const document = createOpenApi({ baseUrl: '/api', version: '1.2.0' });

function operationOf(path: string, method: 'get' | 'post'): OpenApiOperation {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`no ${method} ${path}`);
  return operation;
}

/** Every `$ref` in the document. */
function references(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : references(value),
  );
}

describe('the OpenAPI document', () => {
  it('has every call once, under its own name', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(allCalls.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(allCalls.length);
  });

  it('is JSON whose references all resolve', () => {
    const plain = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
    expect(plain).toEqual(document);
    for (const reference of references(document)) {
      const target = reference
        .slice(2)
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], plain);
      expect(target, reference).toBeDefined();
    }
  });

  it('places each parameter where it is sent', () => {
    const list = operationOf('/goods/mine/product/list', 'get');
    expect(list.requestBody).toBeUndefined();
    expect(list.parameters).toContainEqual(
      expect.objectContaining({ name: 'pageSize', in: 'query', required: false }),
    );
    const detail = operationOf('/goods/mine/product/detail', 'get');
    expect(detail.parameters).toContainEqual(
      expect.objectContaining({ name: 'productId', in: 'query', required: true }),
    );
    const order = operationOf('/goods/mine/order/create', 'post');
    const body = order.requestBody?.content['application/x-www-form-urlencoded']?.schema;
    expect(body?.required).toEqual(['productId']);
    expect(Object.keys(body?.properties ?? {})).toContain('agreementVersion');
  });

  it('requires a key where money moves, and a token where a member is needed', () => {
    for (const call of allCalls) {
      const operation = operationOf(`/${call.service}/${call.path}`, call.method === 'GET' ? 'get' : 'post');
      const asksFor = (name: string) =>
        operation.parameters.some(
          (parameter) => '$ref' in parameter && parameter.$ref === `#/components/parameters/${name}`,
        );
      expect(asksFor('IdempotencyKey')).toBe(call.money && call.auth === 'member');
      expect(asksFor('OptionalIdempotencyKey')).toBe(call.money && call.auth !== 'member');
      expect(asksFor('ClassKey')).toBe(call.classAccess !== 'open');
      expect(operation.security.some((one) => 'token' in one)).toBe(call.auth !== 'none');
      expect(operation.tags.includes('extension')).toBe(call.tag === 'extension');
    }
  });

  it('lists each error of a call under its status', () => {
    for (const call of allCalls) {
      const operation = operationOf(`/${call.service}/${call.path}`, call.method === 'GET' ? 'get' : 'post');
      for (const name of errorsOf(call)) {
        const { $ref } = operation.responses[String(ERRORS[name].http)] as { $ref: string };
        expect(document).toHaveProperty(
          [...$ref.split('/').slice(1), 'description'],
          expect.stringContaining(`${name} (${ERRORS[name].code})`),
        );
      }
    }
  });
});
