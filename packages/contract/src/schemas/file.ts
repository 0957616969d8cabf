import * as v from 'valibot';

/** A file, as it travels: its content type and its name are in the headers. */
export const fileSchema = v.instance(Response);
