import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

import type { SqlValue } from './database.ts';

/**
 * Write a parameter in PostgreSQL's text format. The driver gets only texts, so that no conversion depends on
 * it.
 */
export function encodeValue(value: SqlValue): string | null {
  if (value === null) return null;
  switch (typeof value) {
    case 'string':
      return value;
    case 'boolean':
      return value ? 't' : 'f';
    case 'number':
    case 'bigint':
      return String(value);
    default:
      if (value instanceof Date) return encodeTime(value);
      if (value instanceof Uint8Array) return `\\x${bytesToHex(value)}`;
      if ('minor' in value) return String(value.minor);
      return `{${value.map(encodeElement).join(',')}}`;
  }
}

/** Write a time. PostgreSQL's format differs from ISO 8601 before the year 1 and after 9999. */
function encodeTime(time: Date): string {
  const iso = time.toISOString();
  const year = time.getUTCFullYear();
  if (year > 0 && year < 10_000) return iso;
  const afterYear = iso.slice(iso.indexOf('-', 1));
  return year > 0 ? `${year}${afterYear}` : `${String(1 - year).padStart(4, '0')}${afterYear} BC`;
}

function encodeElement(value: SqlValue): string {
  const text = encodeValue(value);
  if (text === null) return 'NULL';
  // Numbers and arrays contain no characters that need quotes in an array.
  if (typeof value === 'number' || typeof value === 'bigint' || Array.isArray(value)) return text;
  return `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`;
}

type Decode = (text: string) => unknown;

const BEFORE_CHRIST = ' BC';

/**
 * Rewrite the year as ISO 8601 has it: PostgreSQL writes the year 10000 without a sign, and years before 1 as
 * `0001-… BC`.
 */
function withIsoYear(text: string): string {
  const [digits = ''] = /^\d+/.exec(text) ?? [];
  const isBefore = text.endsWith(BEFORE_CHRIST);
  if (digits.length === 4 && !isBefore) return text;
  const afterYear = text.slice(digits.length, isBefore ? -BEFORE_CHRIST.length : undefined);
  const year = isBefore ? 1 - Number(digits) : Number(digits);
  return `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}${afterYear}`;
}

const decodeTime: Decode = (text) => {
  // PostgreSQL writes `2026-03-01 09:30:00.123456+00`.
  const iso = withIsoYear(text)
    .replace(' ', 'T')
    .replace(/([+-]\d\d)$/, '$1:00');
  const ms = Date.parse(iso);
  if (Number.isNaN(ms)) throw new RangeError(`database: not a time: ${text}`);
  return ms;
};

const decodeBytes: Decode = (text) => hexToBytes(text.slice(2));

/** Decoders by type number (pg_type.oid); values of other types stay text. */
const SCALARS: Readonly<Record<number, Decode>> = {
  16: (text) => text === 't',
  17: decodeBytes,
  20: BigInt,
  21: Number,
  23: Number,
  26: Number,
  114: JSON.parse,
  700: Number,
  701: Number,
  1184: decodeTime,
  3802: JSON.parse,
};

/** Array types and the type of their elements. */
const ARRAYS: Readonly<Record<number, number>> = {
  1000: 16,
  1001: 17,
  1005: 21,
  1007: 23,
  1009: 25,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1185: 1184,
  3807: 3802,
};

/** Read a value of a result, by the number of its type. */
export function decodeValue(type: number, text: string): unknown {
  const scalar = SCALARS[type];
  if (scalar) return scalar(text);
  const element = ARRAYS[type];
  return element === undefined ? text : decodeArray(text, SCALARS[element] ?? String);
}

/** Read an array such as `{1,NULL,"a \"b\"",{2,3}}`. */
function decodeArray(text: string, decode: Decode): unknown[] {
  let at = 0;

  function readQuoted(): string {
    let value = '';
    for (at += 1; text[at] !== '"'; at += 1) {
      if (text[at] === '\\') at += 1;
      value += text[at];
    }
    at += 1;
    return value;
  }

  function readPlain(): string {
    const start = at;
    while (text[at] !== ',' && text[at] !== '}') at += 1;
    return text.slice(start, at);
  }

  function readList(): unknown[] {
    const list: unknown[] = [];
    at += 1;
    while (text[at] !== '}') {
      if (text[at] === ',') at += 1;
      if (text[at] === '{') list.push(readList());
      else if (text[at] === '"') list.push(decode(readQuoted()));
      else {
        const plain = readPlain();
        list.push(plain === 'NULL' ? null : decode(plain));
      }
    }
    at += 1;
    return list;
  }

  return readList();
}
