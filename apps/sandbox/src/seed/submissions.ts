import { reviewSubmissionOperation } from '../services/sandbox/submission-review.ts';
import { createSubmissionOperation } from '../services/user/submission/submission.ts';
import { uploadFileOperation } from '../services/user/upload/upload.ts';
import { must, type PastWorld } from './past-world.ts';
import type { PersonKey } from '../people/people.ts';
import { drawScreenshot } from './screenshot.ts';

/** Submission for a reward: a screenshot of the group, or the link of a video. */
interface SeedSubmission {
  readonly who: PersonKey;
  readonly handedIn: { readonly drawing: Parameters<typeof drawScreenshot>[0] } | { readonly link: string };
  readonly daysAgo: number;
  /** Decision, made an hour later; without it, the submission is pending. */
  readonly review?: { readonly approve: boolean; readonly reason?: string };
}

const REFUSED = { approve: false, reason: 'The picture does not show the group.' } as const;

/** Screenshots of the group: one accepted, one refused, one pending. */
const SUBMISSIONS: readonly SeedSubmission[] = [
  { who: 'ananya', handedIn: { drawing: 'group' }, daysAgo: 20, review: { approve: true } },
  { who: 'selin', handedIn: { drawing: 'notebook' }, daysAgo: 4, review: REFUSED },
  { who: 'mara', handedIn: { drawing: 'group' }, daysAgo: 1 },
];

/** Plan one refused and one pending submission of a member. */
export function planOpenSubmissions(world: PastWorld, who: PersonKey): void {
  planSubmission(world, { who, handedIn: { drawing: 'notebook' }, daysAgo: 1, review: REFUSED });
  const link = 'https://www.youtube.com/watch?v=7';
  planSubmission(world, { who, handedIn: { link }, daysAgo: 1 });
}

/** Plan one approved and paid submission of a member, and a pending one. */
export function planPaidSubmission(world: PastWorld, who: PersonKey): void {
  planSubmission(world, { who, handedIn: { drawing: 'group' }, daysAgo: 1, review: { approve: true } });
  const link = 'https://vimeo.com/76979871';
  planSubmission(world, { who, handedIn: { link }, daysAgo: 1 });
}

/** Plan submissions of earlier members, and reviews of some of them. */
export function planSubmissions(world: PastWorld): void {
  for (const submission of SUBMISSIONS) planSubmission(world, submission);
}

async function upload(world: PastWorld, { who, drawing }: { who: PersonKey; drawing: 'group' | 'notebook' }) {
  const picture = drawScreenshot(drawing);
  const uploaded = await uploadFileOperation.handle(
    world.member(who),
    { purpose: 'submission', file: new Blob([picture.bytes]) },
    picture,
  );
  return (must(uploaded) as { readonly id: string }).id;
}

function planSubmission(world: PastWorld, { who, handedIn, daysAgo, review }: SeedSubmission): void {
  let id = '';
  world.plan(world.at(daysAgo, 13, 10), async () => {
    const what =
      'link' in handedIn
        ? { kind: 'share_link' as const, link: handedIn.link }
        : {
            kind: 'join_group' as const,
            fileId: await upload(world, { who, drawing: handedIn.drawing }),
          };
    const created = await createSubmissionOperation.handle(world.member(who), what);
    ({ id } = must(created) as { readonly id: string });
  });
  if (!review) return;
  world.plan(world.at(daysAgo, 14, 10), async () => {
    must(await reviewSubmissionOperation.handle(world.visitor(), { id, ...review }));
  });
}
