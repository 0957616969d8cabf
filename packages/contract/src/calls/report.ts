import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { emptySchema, flagParameter, idSchema, nothingSchema } from '../schemas/basics.ts';
import { reportSchema } from '../schemas/community.ts';

const open = { service: 'sandbox', tag: 'sandbox', auth: 'none' } as const;

export const reportList = defineCall({
  ...open,
  method: 'GET',
  path: 'report/list',
  summary: 'What members reported, the open ones first, at most a hundred',
  shows: ['reports'],
  input: nothingSchema,
  result: v.array(reportSchema),
});

export const decideReport = defineCall({
  ...open,
  method: 'POST',
  path: 'report/decide',
  summary:
    'Remove what was reported or leave it, once; all reports of the same are decided so, and those whom it concerns are told',
  changes: ['reports', 'posts', 'comments'],
  input: v.object({ id: idSchema, remove: flagParameter }),
  result: emptySchema,
  errors: ['not_found', 'submission_decided'],
});
