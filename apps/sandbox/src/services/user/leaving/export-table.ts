import type { AccountData } from '@paydirt/contract/account/leaving';
import { ASSETS } from '@paydirt/domain';

/** Subject of a part of the export, by its key on the page. */
export type DataCategory = AccountData['kept'][number]['what'];

/** One table of the export. */
export interface ExportFile {
  readonly what: DataCategory;
  /** Name of the file, without its extension. */
  readonly name: string;
  /** Tables that it is read from, in SQL; the first has the exported rows. */
  readonly from: string;
  readonly columns: readonly string[];
  /** Statement that reads the table for member `$1`; the columns have the names above. */
  readonly select: string;
  /** Statement that reads a part of it, in the order of its key: at most `$3` rows, after `$2` if given. */
  readonly selectPart: string;
}

/** SQL that writes micro-USDT, or a rate in millionths, as an exact decimal. */
const usdt = (column: string, as = column) =>
  `case when ${column} is null then null else trim_scale(${column}::numeric / 1000000)::text end as ${as}`;

/** SQL for the value of the smallest unit of a currency. */
const unitOf = (currency: string) =>
  `case ${currency} ${Object.entries(ASSETS)
    .map(([asset, { scale }]) => `when '${asset}' then 1e-${scale}`)
    .join(' ')} end`;

/** Column with an amount in the smallest unit of a currency, which another column names. */
export const localAmount = (column: string, currency: string) =>
  [column, `trim_scale(${column} * ${unitOf(currency)})::text`] as const;

interface Table {
  readonly from: string;
  /** Columns, with their types, that identify a row and never change; rows are read in their order. */
  readonly key: Readonly<Record<string, 'int4' | 'int8' | 'text' | 'bytea' | 'timestamptz'>>;
  readonly where?: string;
  /** Name of each column, with its expression if that is not the column of the same name. */
  readonly columns: readonly (string | readonly [name: string, expression: string])[];
  /** Those in micro-USDT, and rates in millionths. */
  readonly amounts?: readonly string[];
}

/** Define a file of the export. */
export function file(what: DataCategory, name: string, table: Table): ExportFile {
  const { from, key, where = 'member_id = $1', columns, amounts = [] } = table;
  const parts = columns.map((column) => {
    if (typeof column !== 'string') return `${column[1]} as ${column[0]}`;
    return amounts.includes(column) ? usdt(column) : column;
  });
  const selected = parts.join(', ');
  const names = Object.keys(key).join(', ');
  const last = Object.values(key).map((type, index) => `($2::text[])[${index + 1}]::${type}`);
  return {
    what,
    name,
    from,
    columns: columns.map((column) => (typeof column === 'string' ? column : column[0])),
    select: `select ${selected} from ${from} where ${where}`,
    selectPart: `
      select (select to_jsonb(part) from (select ${selected}) as part) as row, array[${Object.keys(key)
        .map((column) => `${column}::text`)
        .join(', ')}] as key
      from ${from} where ${where} and ($2::text[] is null or (${names}) > (${last.join(', ')}))
      order by ${names} limit $3`,
  };
}
