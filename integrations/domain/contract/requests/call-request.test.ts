import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { callRequest, feedback } from './call-request.ts';
import { validateRequest, type Refusals } from './request-form.ts';

const good = {
  user_name: 'Анна',
  country: 'ru',
  telephone: '+7 (912) 345-67-89',
  type_contact: 'whatsapp',
  nickname: '@',
};

/** The refusals by field, or the request of the call. */
const validate = (typed: object) => validateRequest(callRequest, { ...good, ...typed }, { city: 'samara' });

describe('§5 call request', () => {
  it.each<[string, object, Refusals | 'good']>([
    ['all is there', {}, 'good'],
    ['name: required', { user_name: '  ' }, { user_name: 'required' }],
    ['name: nothing but digits', { user_name: '12345' }, { user_name: 'name' }],
    ['name: one letter', { user_name: 'А' }, { user_name: 'name' }],
    ['name: two letters', { user_name: 'Ян' }, 'good'],
    ['name: 30 letters', { user_name: 'а'.repeat(30) }, 'good'],
    ['name: 31 letters', { user_name: 'а'.repeat(31) }, { user_name: 'name' }],
    ['name: 31 signs, one of them a digit', { user_name: `${'а'.repeat(30)}7` }, 'good'],
    ['phone: required', { telephone: '' }, { telephone: 'required' }],
    ['phone: the code alone is none', { telephone: '+7' }, { telephone: 'required' }],
    ['phone: letters have no digits', { telephone: 'abc' }, { telephone: 'phone_missing:10' }],
    ['D80 phone: one digit is missing', { telephone: '+7916123456' }, { telephone: 'phone_missing:1' }],
    ['D80 phone: of a typed code', { telephone: '+3805012345' }, { telephone: 'phone_missing:2' }],
    ['D80 phone: of another country', { telephone: '+49 30 901820' }, 'good'],
    ['D47 phone: eight digits and a code of three', { country: 'am', telephone: '77 123-456' }, 'good'],
    ['nickname in place of a phone', { telephone: '', type_contact: 'telegram', nickname: 'ann' }, 'good'],
    [
      'nickname: two characters, the @ is one',
      { telephone: '', type_contact: 'telegram', nickname: '@a' },
      'good',
    ],
    ['D82 nickname: another way is chosen', { telephone: '', nickname: '@ann' }, { telephone: 'required' }],
    ['nickname: the @ alone is none', { telephone: '', nickname: ' @ ' }, { telephone: 'required' }],
    ['method: none', { type_contact: undefined }, { type_contact: 'method' }],
    ['method: no such', { type_contact: 'viber' }, { type_contact: 'method' }],
    [
      'everything wrong is said at once',
      { user_name: '', telephone: '8', type_contact: '' },
      { user_name: 'required', telephone: 'phone_missing:9', type_contact: 'method' },
    ],
  ])('%s', (_, typed, expected) => {
    expect(validate(typed).refusals ?? 'good').toEqual(expected);
  });
});

describe('§7 POST feedback', () => {
  const request = (typed: object) => (validate(typed) as { request: Record<string, unknown> }).request;

  it('has the fields of the specification, and no other', () => {
    expect(request({ user_name: ' Анна 2 ' })).toEqual({
      user_name: 'Анна',
      telephone: '+79123456789',
      city: 'samara',
      feedback_type: 1,
      type_contact: 'whatsapp',
      nickname: 'null',
      feedback_phone: '',
    });
  });

  it('D51 D82 a nickname for Telegram, or the text null', () => {
    expect(request({ type_contact: 'telegram', nickname: 'ann' }).nickname).toBe('@ann');
    expect(request({ nickname: 'ann' }).nickname).toBe('null');
    expect(request({ nickname: '@' }).nickname).toBe('null');
  });

  it.each([
    ['a phone', {}, true],
    ['a nickname and no phone', { telephone: '', type_contact: 'telegram', nickname: '@ann' }, true],
    ['a nickname for a call', { telephone: '', nickname: '@ann' }, false],
    ['neither', { telephone: '', nickname: 'null' }, false],
    ['a short phone', { telephone: '+7912345' }, false],
    ['another type of feedback', { feedback_type: 2 }, false],
  ])('the backend takes %s: %s', (_, more, expected) => {
    expect(safeParse(feedback.request, { ...request({}), ...more }).success).toBe(expected);
  });
});
