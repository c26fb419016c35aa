import { describe, expect, it } from 'vitest';
import type { Call, Limit } from '@tourbillon/domain/contract/call.ts';
import { formOf, FORMS } from '@tourbillon/domain/contract/forms.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { findRoute, limitOf, ROUTES } from './routes.ts';

/** The limit of a request, as a form page or as a call. */
function limitOfRequest(method: string, target: string): Limit {
  const path = target.split('?')[0] ?? '';
  return formOf(path)?.call.limit ?? limitOf(findRoute(method, path), method);
}

describe('limits come out of the tables', () => {
  it.each<[string, string, Limit]>([
    ['HEAD', '/api/faq', 'reads'],
    ['POST', '/subscribe/', 'letters'],
    ['POST', '/api/subscribers?x=1', 'letters'],
    ['POST', '/registration/', 'letters'],
    ['POST', '/forgot-password/', 'letters'],
    ['POST', '/api/send-verification-email/', 'writes'],
    ['POST', '/api/account/email', 'writes'],
    ['POST', '/api/tickets', 'tickets'],
    ['POST', '/api/tickets/', 'tickets'],
    ['POST', '/api/tickets/remove', 'writes'],
    ['GET', '/api/tickets', 'reads'],
    ['POST', '/api/login', 'logins'],
    ['POST', '/api/login/?x=1', 'logins'],
    ['POST', '/api/change-password', 'writes'],
    ['POST', '/api/logout', 'writes'],
    ['POST', '/call-request/', 'requests'],
    ['POST', '/unsubscribe/?token=x', 'writes'],
    ['POST', '/api/report', 'reports'],
    ['GET', '/api/robot-task', 'reads'],
    ['POST', '/api/feedback', 'writes'],
    ['DELETE', '/api/faq', 'writes'],
  ])('%s %s falls under: %s', (method, target, expected) => {
    expect(limitOfRequest(method, target)).toBe(expected);
  });

  it('every route that a browser may ask for is under a limit', () => {
    expect(ROUTES.filter(({ limit }) => limit === 'none')).toEqual([]);
  });

  it('every form is limited as what writes, and leads to one call', () => {
    expect(FORMS.length).toBeGreaterThan(20);
    for (const { page, call } of FORMS) {
      expect([page, call.method, ['none', 'reads'].includes(call.limit)]).toEqual([page, 'POST', false]);
      expect(Object.values<Call>(CALLS).filter((one) => one === call)).toHaveLength(1);
    }
    expect(new Set(FORMS.map(({ page }) => page)).size).toBe(FORMS.length);
  });
});

it('no two routes have one address', () => {
  const addresses = ROUTES.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});
