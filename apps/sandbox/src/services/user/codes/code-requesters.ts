import type { Context, Ports } from '../../../operation/operation.ts';
import { newDeviceToken } from '../../../access/known-devices.ts';

/** Requester of a message to a phone number or an address that is not theirs yet. */
interface Requester {
  /** Hash that is stored with the message; null if only the recipient can read it. */
  readonly requester: Uint8Array | null;
  /** New value of the browser's cookie. */
  readonly deviceToken?: string;
}

const byMember = (ports: Ports, memberId: string) => ports.sha256(`asked by member:${memberId}`);
const inBrowser = (ports: Ports, token: string) => ports.sha256(`asked in browser:${token}`);

/**
 * Identify who requests a code: for a registration this browser, for a new address this member. Any other
 * code goes to an address that the member has already. In class mode, an unknown browser gets a token,
 * because it could not see its own code otherwise.
 */
export function requesterOf(context: Context, purpose: string): Requester {
  const { ports, memberId, deviceToken, isHost } = context;
  if (purpose === 'bind-email') return { requester: memberId === null ? null : byMember(ports, memberId) };
  if (purpose !== 'register') return { requester: null };
  if (deviceToken !== null) return { requester: inBrowser(ports, deviceToken) };
  if (isHost) return { requester: null };
  const made = newDeviceToken(ports);
  return { requester: inBrowser(ports, made), deviceToken: made };
}

/** List all hashes that {@link requesterOf} may have stored for the current requester. */
export function requesterHashes({ ports, memberId, deviceToken }: Context): readonly Uint8Array[] {
  return [
    ...(memberId === null ? [] : [byMember(ports, memberId)]),
    ...(deviceToken === null ? [] : [inBrowser(ports, deviceToken)]),
  ];
}

/** Delete the marks of a leaving member on messages to other addresses. */
export async function forgetRequests(
  { sql, ports }: Pick<Context, 'sql' | 'ports'>,
  memberId: string,
): Promise<void> {
  await sql.query(`delete from outbox where asked_by = $1`, [byMember(ports, memberId)]);
}
