import type { AccountData } from '@paydirt/contract/account/leaving';

import { SENT_TO_MEMBER } from '../members/member-rows.ts';

/** Subject of a part of the export, by its key on the page. */
export type DataCategory = AccountData['kept'][number]['what'];

/** One table of the export. */
export interface ExportFile {
  readonly what: DataCategory;
  /** Name of the file, without its extension. */
  readonly name: string;
  readonly columns: readonly string[];
  /** Statement that reads the table for member `$1`; the columns have the names above. */
  readonly select: string;
  /** Statement that reads a part of it, in the order of its key: at most `$3` rows, after `$2` if given. */
  readonly selectPart: string;
}

/** SQL that writes micro-USDT as an exact decimal. */
const usdt = (column: string, as = column) =>
  `case when ${column} is null then null else trim_scale(${column}::numeric / 1000000)::text end as ${as}`;

interface Table {
  readonly from: string;
  /** Columns, with their types, that identify a row and never change; rows are read in their order. */
  readonly key: Readonly<Record<string, 'int4' | 'int8' | 'text' | 'bytea' | 'timestamptz'>>;
  readonly where?: string;
  /** Name of each column, with its expression if that is not the column of the same name. */
  readonly columns: readonly (string | readonly [name: string, expression: string])[];
  readonly amounts?: readonly string[];
}

function file(what: DataCategory, name: string, table: Table): ExportFile {
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

/** Exported files, by subject. */
export const EXPORT_FILES: readonly ExportFile[] = [
  file('account', 'account', {
    from: 'member',
    where: 'id = $1',
    key: { id: 'text' },
    columns: [
      'id',
      'phone',
      'email',
      'email_verified_at',
      'name',
      ['picture', 'head_url'],
      'invite_code',
      ['invited_by', `inviter_id`],
      'date_format',
      'sales_unit',
      ['notify', `array_to_string(notify, ' ')`],
      'created_at',
      ['withdrawal_pin_set', 'fund_password_hash is not null'],
    ],
  }),
  file('account', 'email_changes', {
    from: 'email_change',
    key: { id: 'int8' },
    columns: ['old_email', 'new_email', 'at', 'undo_until', 'undone_at'],
  }),
  file('sessions', 'sessions', {
    from: 'session',
    key: { created_at: 'timestamptz', id: 'text' },
    columns: ['id', 'device', 'address', 'opened_at', 'seen_at', 'expires_at', 'revoked_at'],
  }),
  file('sessions', 'known_devices', {
    from: 'known_device',
    key: { device_hash: 'bytea' },
    columns: ['seen_at'],
  }),
  file('security_events', 'security_events', {
    from: 'security_event',
    key: { id: 'int8' },
    columns: ['kind', 'at', 'device', 'address'],
  }),
  file('books', 'records', {
    from: 'capital_record',
    key: { seq: 'int8' },
    columns: [
      'id',
      'code',
      'kind',
      'amount',
      'subject',
      'at',
      'status',
      'source',
      'reference',
      'balance_after',
    ],
    amounts: ['amount', 'balance_after'],
  }),
  file('books', 'journal', {
    from: 'posting join account on account.id = posting.account_id join entry on entry.id = posting.entry_id',
    where: 'account.member_id = $1',
    key: { 'posting.entry_id': 'int8', 'posting.account_id': 'int8' },
    columns: [
      ['entry', 'entry.id'],
      ['kind', 'entry.kind'],
      ['at', 'entry.at'],
      ['reference', 'entry.reference'],
      ['account', 'account.class'],
      ['amount', 'trim_scale(posting.amount::numeric / 1000000)::text'],
      ['balance_after', 'trim_scale(posting.balance_after::numeric / 1000000)::text'],
    ],
  }),
  file('books', 'top_ups', {
    from: 'recharge',
    key: { seq: 'int8' },
    columns: [
      'id',
      'channel',
      'status',
      'amount',
      'currency',
      'address',
      'created_at',
      'finished_at',
      'reason',
    ],
    amounts: ['amount'],
  }),
  file('books', 'withdrawals', {
    from: 'withdrawal',
    key: { seq: 'int8' },
    columns: ['id', 'channel', 'status', 'amount', 'fee', 'address_id', 'bank_id', 'asked_at', 'finished_at'],
    amounts: ['amount', 'fee'],
  }),
  file('books', 'redeemed_codes', {
    from: 'redemption',
    key: { member_id: 'text' },
    columns: ['code', 'currency', 'at'],
  }),
  file('books', 'coupons', {
    from: 'coupon',
    key: { id: 'text' },
    columns: ['id', 'product_id', 'discount', 'valid_from', 'valid_until', 'used_at'],
    amounts: ['discount'],
  }),
  file('books', 'check_ins', {
    from: 'check_in',
    key: { day: 'int4' },
    columns: [['day', `(date '1970-01-01' + day)::text`], 'reward'],
    amounts: ['reward'],
  }),
  file('leases', 'orders', {
    from: 'lease_order',
    key: { seq: 'int8' },
    columns: [
      'id',
      'product_id',
      'kind',
      'price',
      'discount',
      'paid',
      'bought_at',
      'expires_at',
      'status',
      'accrued',
      'received',
      'returned',
      'agreement_version',
      'agreement_hash',
    ],
    amounts: ['price', 'discount', 'paid', 'accrued', 'received', 'returned'],
  }),
  file('destinations', 'addresses', {
    from: 'wallet_address',
    key: { seq: 'int8' },
    columns: ['id', 'chain', 'currency', 'address', 'label', 'created_at', 'deleted_at'],
  }),
  file('destinations', 'bank_accounts', {
    from: 'bank_card',
    key: { seq: 'int8' },
    columns: ['id', 'bank_id', 'payee_name', 'account', 'ifsc', 'created_at', 'deleted_at'],
  }),
  file('destinations', 'delivery_addresses', {
    from: 'delivery_address',
    key: { created_at: 'timestamptz', id: 'text' },
    columns: ['id', 'name', 'phone', 'lines', 'country', 'created_at', 'deleted_at'],
  }),
  file('community', 'posts', {
    from: 'post',
    where: 'author_id = $1',
    key: { seq: 'int8' },
    columns: ['id', 'content', 'at'],
  }),
  file('community', 'comments', {
    from: 'comment',
    where: 'author_id = $1',
    key: { seq: 'int8' },
    columns: ['id', 'post_id', 'to_name', 'content', 'at'],
  }),
  file('community', 'likes', { from: 'post_like', key: { post_id: 'text' }, columns: ['post_id'] }),
  file('choices', 'handed_in', {
    from: 'submission',
    key: { at: 'timestamptz', id: 'text' },
    columns: ['id', 'content', 'at', 'posted_at', 'declined_at', 'decline_reason'],
  }),
  file('choices', 'hidden_posts', { from: 'post_hidden', key: { post_id: 'text' }, columns: ['post_id'] }),
  file('choices', 'hidden_comments', {
    from: 'comment_hidden',
    key: { comment_id: 'text' },
    columns: ['comment_id'],
  }),
  file('choices', 'muted_and_blocked', {
    from: 'avoided_member',
    key: { seq: 'int8' },
    columns: ['kind', 'other_id', 'at'],
  }),
  file('choices', 'reports', {
    from: 'report',
    where: 'reporter_id = $1',
    key: { seq: 'int8' },
    columns: ['about', 'kind', 'note', 'at', 'decision'],
  }),
  file('choices', 'reward_submissions', {
    from: 'reward_submission',
    key: { seq: 'int8' },
    columns: ['id', 'kind', 'file_id', 'link', 'state', 'reason', 'submitted_at', 'decided_at'],
  }),
  file('messages', 'support_chat', {
    from: 'support_message join support_thread using (member_id)',
    key: { seq: 'int8' },
    columns: ['author', 'kind', 'text', 'article_id', 'at'],
  }),
  file('messages', 'feedback', {
    from: 'feedback',
    key: { seq: 'int8' },
    columns: [
      'id',
      'comments',
      'phone',
      'state',
      'at',
      [
        'answers',
        `(select string_agg(text, E'\\n' order by seq) from feedback_answer where feedback_id = feedback.id)`,
      ],
    ],
  }),
  file('messages', 'messages', {
    from: 'member_message',
    key: { seq: 'int8' },
    columns: ['channel', 'kind', ['parameters', 'parameters::text'], 'at', 'read_at'],
  }),
  file('messages', 'read_notices', {
    from: 'content_read',
    key: { kind: 'text', id: 'text' },
    columns: ['kind', 'id', 'read_at', 'opened'],
  }),
  file('outbox', 'sent_messages', {
    from: `outbox join member on ${SENT_TO_MEMBER}`,
    where: 'member.id = $1',
    key: { 'outbox.id': 'int8' },
    columns: ['destination', 'channel', 'body', 'sent_at'],
  }),
  file('files', 'pictures', {
    from: 'file',
    key: { seq: 'int8' },
    columns: ['id', 'purpose', 'type', 'width', 'height', 'uploaded_at'],
  }),
];

/** Tables about members that the export leaves out, with the reasons. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  account: 'Balances, which the journal of the export adds up to.',
  liability_leaf: 'The newest proof of what everybody has; every entry replaces it.',
  withdrawal_to_fail: 'A control of the test panel.',
  support_ticket: 'A key of one use, of which only a hash is kept.',
  support_visit: 'A key of one visit, of which only a hash is kept.',
  popup_given: 'Which notice was shown on which day, so that it is not shown twice.',
  popup_closed: 'Which notices were closed, so that they stay away.',
  rewards_look: 'The last record that was shown as new.',
};
