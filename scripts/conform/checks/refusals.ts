import * as v from 'valibot';
import { CALLS, type CallName } from '@tourbillon/domain/contract/index.ts';
import { LONGEST_QUERY } from '@tourbillon/domain/sections/search-groups.ts';
import type { CallFields, TestedBackend } from '../tested-backend.ts';
import type { ConformanceCheck } from './check.ts';

const message = v.object({ message: v.string() });
const refusal = v.object({ ...message.entries, errors: v.record(v.string(), v.array(v.string())) });

/** Requests for things that no shop has. */
const MISSING: [CallName, CallFields<CallName>][] = [
  ['contacts', { city: 'no-such-city' }],
  ['document', { city: 'no-such-city' }],
  ['article', { slug: 'no-such-article' }],
  ['articles', { page: 99_999 }],
  ['seoPage', { param: 'no-such-page' }],
  ['seoList', { cityAlias: 'no-such-city' }],
  ['expert', { slug: 'no-such-expert' }],
  ['videoDetail', { slug: 'no-such-video' }],
  ['reviews', { page: 99_999 }],
  ['catalogue', { url: 'no-such-list' }],
  ['catalogue', { url: 'clocks_today', brand: 'no-such-brand' }],
  ['catalogue', { url: 'clocks_today', page: 99_999 }],
  ['detail', { catalogType: 'clock', itemUrl: 'no-such-watch' }],
  ['priceHistory', { catalogType: 'clock', itemUrl: 'no-such-watch' }],
  ['filterOption', { catalogType: 'clock', option: 'no-such-filter' }],
  ['popularCategories', { category: 'no-such-category' }],
];

/** The response for a missing thing is 404 with a message. */
export const missingItemsCheck: ConformanceCheck = {
  name: 'what is not there is 404',
  async *run({ backend }) {
    for (const [name, request] of MISSING) {
      yield* faultOf(backend, backend.targetOf(name, request), 404, message);
    }
    yield* faultOf(backend, '/no/such/call', 404, message);
    yield* faultOf(backend, '/media/clock/no-such-watch/front', 404);
  },
};

/** Requests with one field beyond its limits, and that field. */
const WRONG: [target: string, field: string][] = [
  ['/catalogue/clocks_today?page=zero', 'page'],
  ['/catalogue/clocks_today?page=0', 'page'],
  ['/catalogue/clocks_today?per_page=101', 'per_page'],
  ['/catalogue/clocks_today?sort=colour', 'sort'],
  ['/catalogue/clocks_today?price_from=cheap', 'price_from'],
  [`/search?q=${'x'.repeat(LONGEST_QUERY + 1)}`, 'q'],
  ['/search', 'q'],
];

/** A request beyond the limits of its fields gets 422, which names these fields. */
export const limitsCheck: ConformanceCheck = {
  name: 'fields beyond their limits are 422',
  async *run({ backend }) {
    for (const [target, field] of WRONG) yield* refused(backend, target, field);
  },
};

/** Forms without a required field, and that field. A backend that accepts one stores invalid data. */
const FORMS: [name: CallName, body: object, field: string][] = [
  ['feedback', { user_name: '', telephone: '', feedback_type: 1 }, 'user_name'],
  ['question', { user_name: 'X', city: 'no-such-city' }, 'user_name'],
  ['appealStatus', { number: 'none', contact: '' }, 'number'],
  ['subscribe', { email: 'no address' }, 'email'],
];

/** A form without a required field gets 422 with a reason for each field. */
export const formsCheck: ConformanceCheck = {
  name: 'forms that lack what they need are 422',
  async *run({ backend }) {
    for (const [name, body, field] of FORMS) yield* refused(backend, CALLS[name].path, field, body);
  },
};

/** Calls of accounts require a session. */
export const accountsCheck: ConformanceCheck = {
  name: 'accounts are closed to strangers',
  async *run({ backend }) {
    for (const name of ['account', 'orders', 'savedFilters', 'sessions'] as const) {
      yield* faultOf(backend, backend.targetOf(name, { token: '0'.repeat(43) }), 401, message);
    }
  },
};

async function* refused(backend: TestedBackend, target: string, field: string, json?: object) {
  const { status, body } = await backend.receive(target, json);
  const asked = `${json ? 'POST' : 'GET'} ${shorten(target)}`;
  if (status !== 422) yield `${asked} is answered ${status}, not 422`;
  else if (!v.is(refusal, body) || !(field in body.errors))
    yield `${asked}: the refusal does not name ${field}`;
}

async function* faultOf(backend: TestedBackend, target: string, wanted: number, schema?: v.GenericSchema) {
  const { status, body } = await backend.receive(target);
  if (status !== wanted) yield `GET ${shorten(target)} is answered ${status}, not ${wanted}`;
  else if (schema && !v.is(schema, body))
    yield `GET ${shorten(target)} is ${wanted} without a message in JSON`;
}

function shorten(target: string): string {
  return target.length > 80 ? `${target.slice(0, 77)}…` : target;
}
