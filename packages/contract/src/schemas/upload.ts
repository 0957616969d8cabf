import * as v from 'valibot';

import { countSchema, idSchema } from './basics.ts';

/** What an upload is for: that decides how large it may be, and who may see it. */
export const uploadPurposeSchema = v.picklist(['avatar', 'post', 'feedback', 'submission']);

/** A picture that the services have, to be used within a clock day. */
export const uploadSchema = v.object({
  id: idSchema,
  /** Where it is shown from; the address of a private one holds for an hour or two. */
  url: v.string(),
  /** Pixels, as it is shown. */
  width: countSchema,
  height: countSchema,
});
