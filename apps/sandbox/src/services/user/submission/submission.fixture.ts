import type { Envelope, ResultOf } from '@paydirt/contract';
import type { Upload } from '@paydirt/contract/account/upload';
import { rewards } from '@paydirt/contract/rewards/rewards';
import { createSubmission, reviewSubmission } from '@paydirt/contract/rewards/submission';
import { PNG } from '@paydirt/domain/picture/pictures.fixture';
import { expect } from 'vitest';

import { type TestMember, withServices } from '../../../testing/with-services.ts';

/** Set up the services on the seed for the tests of a file, with helpers for submissions. */
export function withSubmissions() {
  const services = withServices({ seeded: true });

  /** Upload a picture for a purpose; returns its id. */
  async function uploadAs(token: string, purpose = 'submission'): Promise<string> {
    const body = new FormData();
    body.append('purpose', purpose);
    body.append('file', new File([PNG], 'a.png'));
    const headers = { 'X-Access-Token': token };
    const response = await services.app.request('http://localhost/api/user/file/upload', {
      method: 'POST',
      headers,
      body,
    });
    return ((await response.json()) as Envelope<Upload>).data.id;
  }

  /** Send a member's submission. */
  const handIn = ({ token }: TestMember, input: Record<string, unknown>) =>
    services.send(createSubmission, input, { token });

  /** Submit a screenshot of the group; returns the submission's id. */
  async function handInPicture(who: TestMember): Promise<string> {
    const { body } = await handIn(who, { kind: 'join_group', fileId: await uploadAs(who.token) });
    expect(body.message).toBe('ok');
    return body.data.id;
  }

  /** Send a decision of the test panel. */
  const review = (input: Record<string, unknown>) => services.send(reviewSubmission, input);

  /** Read a member's reward of a kind; for levels, that of the first level. */
  async function stateOf(who: TestMember, kind: string): Promise<ResultOf<typeof rewards>[number]> {
    const all = await services.call(rewards, {}, who);
    const found = all.find((reward) => reward.kind === kind && (reward.level ?? 1) === 1);
    if (!found) throw new Error(`no reward ${kind}`);
    return found;
  }

  return { services, uploadAs, handIn, handInPicture, review, stateOf };
}
