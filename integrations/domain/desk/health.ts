import * as v from 'valibot';
import { noFields } from '../contract/fields.ts';
import { defineDeskCall } from './desk-call.ts';

/** GET health: whether the backend and its database respond. It needs no session, so asking keeps none alive. */
export const deskHealth = defineDeskCall({
  method: 'GET',
  path: '/health',
  request: noFields,
  response: v.object({ data: v.object({ status: v.literal('ok') }) }),
  access: 'anybody',
  audited: 'nothing',
});
