import * as v from 'valibot';

/** What the backend answers once a request is stored: it is there, whether or not it has come before. */
export const accepted = v.object({ data: v.object({ status: v.literal('accepted') }) });
