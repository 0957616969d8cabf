/**
 * Names that the reference system uses on the wire (SERVICES), by their names in our code. A name means the same in
 * every call. Schemas, examples, services and app know only the left side.
 */
export const WIRE_NAMES = {
  avatarUrl: 'headUrl',
  boughtAt: 'getTime',
  commentCount: 'commentNum',
  dailyIncome: 'dayReturnAmount',
  dateFormat: 'timezoneType',
  downloadUrl: 'downUrl',
  invitationCode: 'invitateCode',
  likeCount: 'thumbsUpNum',
  liked: 'hasThumbsUp',
  markBackgroundUrl: 'markHeadbgUrl',
  postId: 'squareId',
  productImage: 'productImg',
  rushEndsAt: 'daotimes',
  scheduledTotal: 'walletotal',
} as const;

// One table translates both ways, so that our name of a field is not accepted on the wire as well.
const COUNTERPARTS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  Object.entries(WIRE_NAMES).flatMap(([ours, theirs]) => [
    [ours, theirs],
    [theirs, ours],
  ]),
);

/** Translate one name, to the wire or from it. */
export function translateName(name: string): string {
  return COUNTERPARTS.get(name) ?? name;
}

/** Translate the names of all fields of a JSON value, to the wire or from it. */
export function translateNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translateNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [translateName(name), translateNames(part)]),
  );
}
