import { CLASS_KEY_HEADER, MODE } from './envelope.ts';
import { FIELD_REASONS } from './field-reasons.ts';

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
} as const;

/** Parts of the document that operations refer to: headers, parameters, the envelope, the failure. */
export const components = {
  securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Access-Token' } },
  parameters: {
    Language: {
      name: 'Language',
      in: 'header',
      required: false,
      description: 'Language of texts: en_US, hi_IN, ta_IN, te_IN, kn_IN, tr_TR, es_ES, it_IT, fr_FR, de_DE',
      schema: { type: 'string', default: 'en_US' },
    },
    IdempotencyKey: {
      ...KEY,
      required: true,
      description:
        'Made once per intent; the same key with the same body gives the same answer. Not needed for a quote.',
    },
    ClassKey: {
      name: CLASS_KEY_HEADER,
      in: 'header',
      required: false,
      description:
        'In class mode, the key that was printed when the services started: eight digits. Not needed on their own machine.',
      schema: { type: 'string' },
    },
    OptionalIdempotencyKey: {
      ...KEY,
      required: false,
      description: 'Made once per intent; the same key with the same body gives the same answer.',
    },
  },
  headers: {
    Mode: {
      required: true,
      description: 'Test mode; an answer without it must be refused',
      schema: { const: MODE },
    },
    Clock: { description: "The services' clock", schema: { type: 'string', format: 'date-time' } },
    World: { description: "The services' world, another one after each reset", schema: { type: 'string' } },
    Replayed: {
      description: 'Whether the answer was kept from an earlier request with the same key',
      schema: { const: 'true' },
    },
  },
  schemas: {
    Envelope: {
      type: 'object',
      properties: {
        status: { type: 'integer', description: 'HTTP status, repeated' },
        message: { type: 'string', description: '`ok`, or the name of the error' },
        code: { type: 'integer', description: '200, or the number of the error' },
        msg: { type: 'string', description: 'A text for people; the token at login' },
        data: {},
      },
      required: ['status', 'message', 'code', 'msg', 'data'],
    },
    Failure: {
      allOf: [
        { $ref: '#/components/schemas/Envelope' },
        {
          type: 'object',
          properties: {
            data: {
              anyOf: [
                { type: 'null' },
                {
                  type: 'object',
                  properties: {
                    fields: { type: 'object', additionalProperties: { enum: FIELD_REASONS } },
                    retryAfterSeconds: { type: 'number' },
                    triesLeft: { type: 'number' },
                    limit: { type: 'string' },
                  },
                },
              ],
            },
          },
        },
      ],
    },
  },
};
