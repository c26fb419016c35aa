import { describe, expect, it, vi } from 'vitest';
import type { Call } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { log } from '../platform/log.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { handleApiRequest } from './gateway.ts';
import type { GatewayRobots } from './robot-refusal.ts';
import { noRobots } from './test-robots.ts';

/** Calls without a robot check, and why a robot gains nothing from them. */
const OPEN: Record<string, string> = {
  confirmSubscription: 'brings the secret of a letter',
  unsubscribe: 'brings the secret of a letter',
  login: 'has work of its own that grows with failures',
  passkeyLoginOptions: 'gives a challenge that only a passkey can answer',
  loginByPasskey: 'brings the answer of a passkey',
  secondFactorOptions: 'brings a ticket that the right password was given for',
  completeLogin: 'brings a ticket that the right password was given for',
};

it('every call that writes asks for a person, an account, or says why it need not', () => {
  const unguarded = Object.entries<Call>(CALLS)
    .filter(([, call]) => call.access === 'visitor' && call.method === 'POST' && !call.robotCheck)
    .map(([name]) => name);
  expect(unguarded.sort()).toEqual(Object.keys(OPEN).sort());
});

describe('POST subscribers is as guarded as its form', () => {
  const robots: GatewayRobots = {
    ...noRobots,
    verify: (_, token) =>
      token === 'away' ? Promise.reject(new Error('away')) : Promise.resolve(token === 'person'),
  };
  it.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['no token', {}, {}, 428],
    ['a token of the form', { robot: 'person' }, {}, 200],
    ['a proof in the header', {}, { 'x-robot-proof': 'person' }, 200],
    ['a token of nobody', { robot: 'robot' }, {}, 428],
    ['an answered question', { question: 'token', answer: '12' }, {}, 428],
    ['a provider that is away', { robot: 'away' }, {}, 503],
  ])('%s', async (_, fields, headers, status) => {
    vi.spyOn(log, 'error').mockReturnValue(undefined);
    const ask = vi.fn(() => Promise.resolve({ data: {} }));
    const wish = { email: 'ann@x.test', options: ['new_arrivals'], consent: true, ...fields };
    const request = new Request('http://en.localhost/api/subscribers', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(wish),
    });
    const t = translator('en');
    const response = await handleApiRequest(request, { locale: 'en', t, robots }, ask);
    expect(response.status).toBe(status);
    expect(ask).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
    const said = {
      428: { robot: { kind: 'recaptcha', siteKey: 'key' } },
      503: { message: t('forms.robotAway') },
    };
    expect(await response.json()).toMatchObject(status === 200 ? { data: {} } : said[status as 428]);
  });
});
