import { getDotPath, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { subscriptionRequest } from './subscription.ts';

const good = { email: 'ann@example.com', options: ['new_arrivals'], consent: true };

/** The issues of the schema, by field. */
function validate(wish: unknown): Record<string, string> | 'good' {
  const parsed = safeParse(subscriptionRequest, wish, { abortPipeEarly: true });
  if (parsed.success) return 'good';
  return Object.fromEntries(parsed.issues.map((issue) => [getDotPath(issue) ?? '', issue.message]));
}

describe('a wish to subscribe', () => {
  it.each<[string, unknown, ReturnType<typeof validate>]>([
    ['§5 all inputs are trimmed', { ...good, email: '  ann@example.com\n' }, 'good'],
    ['§5 email: a plus and a dash', { ...good, email: 'a+b@my-shop.co.uk' }, 'good'],
    ['§5 required: spaces', { ...good, email: '   ' }, { email: 'required' }],
    ['§5 required: left out', { ...good, email: undefined }, { email: 'required' }],
    ['§5 required: no text', { ...good, email: 7 }, { email: 'required' }],
    ['§5 email: no host', { ...good, email: 'ann@' }, { email: 'email' }],
    ['§5 email: two lines', { ...good, email: 'ann@x.test\nbcc: b@x.test' }, { email: 'email' }],
    ['§5 email: a name beside it', { ...good, email: 'Ann <ann@x.test>' }, { email: 'email' }],
    ['§5 email: too long', { ...good, email: `${'a'.repeat(250)}@x.test` }, { email: 'email' }],
    ['§5 mailing: none chosen', { ...good, options: [] }, { options: 'option' }],
    ['§5 mailing: left out', { ...good, options: undefined }, { options: 'option' }],
    ['D58 mailing: no such option', { ...good, options: ['all'] }, { 'options.0': 'value' }],
    ['D57 consent: not ticked', { ...good, consent: false }, { consent: 'consent' }],
    ['D57 consent: left out', { ...good, consent: undefined }, { consent: 'consent' }],
    ['all at once', {}, { email: 'required', options: 'option', consent: 'consent' }],
  ])('%s', (_, wish, expected) => {
    expect(validate(wish)).toEqual(expected);
  });

  it('one mailbox is one address: lower case; options are in order and once each', () => {
    const options = ['arrival_notices', 'new_arrivals', 'new_arrivals'];
    expect(
      safeParse(subscriptionRequest, { ...good, email: 'Ann@Example.COM', options }).output,
    ).toMatchObject({
      email: 'ann@example.com',
      options: ['new_arrivals', 'arrival_notices'],
    });
  });
});
