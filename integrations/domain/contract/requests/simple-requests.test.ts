import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { REQUEST_CALLS, REQUEST_FORMS } from './index.ts';
import { validateRequest, mayBeEmpty, type Refusals } from './request-form.ts';
import { arrivalNotice, cheaper, director, friend, photoRequest, question } from './simple-requests.ts';

const person = { user_name: 'Ann', country: 'ru', telephone: '8 912 345-67-89', email: '' };

describe('§5 forms with the person and how to answer', () => {
  it.each<[string, Parameters<typeof validateRequest>[0], object, Refusals | 'good']>([
    ['question: by phone', question, { message: 'Hello', item: 'clock/x-1' }, 'good'],
    ['question: by mail', question, { telephone: '', email: 'ann@x.test', message: 'Hello' }, 'good'],
    ['question: neither', question, { telephone: '+7', message: 'Hello' }, { telephone: 'required' }],
    [
      'question: half a phone, though there is mail',
      question,
      { telephone: '+7912', email: 'ann@x.test', message: 'Hello' },
      { telephone: 'phone_missing:7' },
    ],
    ['question: an address that is none', question, { email: 'ann@', message: 'Hello' }, { email: 'email' }],
    ['question: nothing asked', question, { message: ' ' }, { message: 'required' }],
    ['director: too long', director, { message: 'a'.repeat(4001) }, { message: 'long' }],
    ['cheaper: no place', cheaper, { link: '' }, { link: 'required' }],
    [
      'friend: a name of digits, nowhere',
      friend,
      { friend_name: '1', friend_contact: '' },
      { friend_name: 'name_full', friend_contact: 'required' },
    ],
  ])('%s', (_, form, typed, expected) => {
    const validated = validateRequest(form, { ...person, ...typed }, { city: 'moscow' });
    expect(validated.refusals ?? 'good').toEqual(expected);
  });

  it.each([
    ['question', question, 'message', false],
    ['request for photographs', photoRequest, 'message', true],
    ['notice of arrival', arrivalNotice, 'message', true],
    ['question', question, 'user_name', false],
    ['question', question, 'no such field', false],
  ])('%s: whether %3$s may be left empty, which its label says', (_, form, name, may) => {
    expect(mayBeEmpty(form, name)).toBe(may);
  });

  it('what is no item is left out', () => {
    const about = (item: string) => {
      const validated = validateRequest(question, { ...person, message: 'Hello', item }, { city: 'moscow' });
      return 'request' in validated ? validated.request.item : undefined;
    };
    expect([about('clock/omega-1'), about('https://evil.example'), about('clock/../x')]).toEqual([
      'clock/omega-1',
      '',
      '',
    ]);
  });
});

describe('architecture §5 every form makes a call that', () => {
  it.each(Object.entries(REQUEST_FORMS))('%s: takes what the form makes, and is not public', (_, form) => {
    const typed = {
      ...person,
      type_contact: 'telephone',
      nickname: '@',
      message: 'Hello',
      link: 'a shop',
      friend_name: 'Bob',
      friend_contact: 'bob@x.test',
      item: 'clock/omega-1',
      wish: 'buy',
      company: 'trade',
      ticket: '77-104217',
      reason: 'other',
      months: '6',
      rating: '5',
      subject: 'watch',
      brand: 'Omega',
      model: '',
      reference: '',
      year: '',
      condition: '',
      kit: '',
      carats: '',
      amount: '',
      photos: 'front.jpg',
      upload: '',
      order: '',
    };
    const photo = { id: 'a'.repeat(32), name: 'dial.jpg', type: 'jpeg', bytes: 1000 } as const;
    const validated = validateRequest(form, typed, { city: 'moscow', photos: [photo] });
    expect(validated.refusals).toBeUndefined();
    const { call } = form;
    expect(safeParse(call.request, 'request' in validated ? validated.request : {}).success).toBe(true);
    expect(call.access).toBe('storefront');
    expect(Object.values(REQUEST_CALLS)).toContain(call);
  });
});
