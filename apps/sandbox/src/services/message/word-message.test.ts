import { describe, expect, test } from 'vitest';

import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';
import { notifyMember } from './notify-member.ts';
import { type StoredMessage, wordMessages } from './word-message.ts';

describe('messages to a member', () => {
  const services = withSeededServices();

  async function messagesOf(memberId: string): Promise<StoredMessage[]> {
    return services.database.query<StoredMessage & object>(
      `select kind, parameters from member_message where member_id = $1`,
      [memberId],
    );
  }

  test('the same event is reported once, in the language of the reader', async () => {
    const { id: memberId } = await memberWith(services, '0');
    const tell = async () =>
      notifyMember(
        { sql: services.database, now: await services.now(), ports: services.ports },
        {
          memberId,
          kind: 'submission_approved',
          parameters: { reward: { campaign: 'join-group' }, amount: { amount: '1.00' } },
          reference: 'sub_1',
        },
      );
    await tell();
    await tell();
    const messages = await messagesOf(memberId);
    expect(messages).toHaveLength(1);
    const word = (locale: 'en-US' | 'de-DE') =>
      wordMessages(services.database, messages, { locale, dateFormat: 0 });
    const [english] = await word('en-US');
    expect(english?.title).toBe('Submission accepted');
    expect(english?.body).toMatch(/^Joining the group: 1\.00\sUSDT, paid from the promotion budget/);
    expect((await word('de-DE'))[0]?.body).toMatch(
      /^Beitritt zur Gruppe: 1,00\sUSDT, bezahlt aus dem Werbebudget/,
    );
  });
});
