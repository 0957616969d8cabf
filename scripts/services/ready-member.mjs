/**
 * Ask the services for a ready-made member to log in as.
 *
 * @param {{ address: string, classKey: string | null }} services
 * @returns {Promise<string>} one line for a person.
 */
export async function readyMember({ address, classKey }) {
  const headers = classKey === null ? {} : { 'X-Class-Key': classKey };
  const answer = await fetch(`${address}/api/sandbox/seed`, { headers });
  const { data } = await answer.json();
  const member = data.members.find((/** @type {{ about: string }} */ one) => one.about === 'with_leases');
  const { phone, password } = member ?? data.members[0];
  return `${phone}, password ${password}`;
}
