import { readPicture, unwrap } from '@paydirt/domain';

import { reviewSubmissionOperation } from '../services/sandbox/submission-review.ts';
import { createSubmissionOperation } from '../services/user/submission/submission.ts';
import { uploadFileOperation } from '../services/user/upload/upload.ts';
import { must, type PastWorld } from './past-world.ts';
import type { PersonKey } from './people.ts';
import { drawScreenshot } from './screenshot.ts';

interface SeedSubmission {
  readonly who: PersonKey;
  readonly drawing: Parameters<typeof drawScreenshot>[0];
  readonly daysAgo: number;
  /** What became of it an hour later; left out, it still waits. */
  readonly review?: { readonly approve: boolean; readonly reason?: string };
}

/** Screenshots of the group: one accepted, one refused, one that waits. */
const SUBMISSIONS: readonly SeedSubmission[] = [
  { who: 'ananya', drawing: 'group', daysAgo: 20, review: { approve: true } },
  {
    who: 'selin',
    drawing: 'notebook',
    daysAgo: 4,
    review: { approve: false, reason: 'The picture does not show the group.' },
  },
  { who: 'mara', drawing: 'group', daysAgo: 1 },
];

/** Let people of the past hand in screenshots, and let some be reviewed. */
export function planSubmissions(world: PastWorld): void {
  for (const { who, drawing, daysAgo, review } of SUBMISSIONS) {
    let id = '';
    world.plan(world.at(daysAgo, 13, 10), async () => {
      const context = world.member(who);
      const bytes = drawScreenshot(drawing);
      const uploaded = await uploadFileOperation.handle(
        context,
        { purpose: 'submission', file: new Blob([bytes]) },
        unwrap(readPicture(bytes)),
      );
      const { id: fileId } = must(uploaded) as { readonly id: string };
      const handedIn = await createSubmissionOperation.handle(context, { kind: 'join_group', fileId });
      ({ id } = must(handedIn) as { readonly id: string });
    });
    if (!review) continue;
    world.plan(world.at(daysAgo, 14, 10), async () => {
      must(await reviewSubmissionOperation.handle(world.visitor(), { id, ...review }));
    });
  }
}
