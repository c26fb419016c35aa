import { expect, it } from 'vitest';
import type { AccountData } from '@tourbillon/domain/contract/account/profile.ts';
import { holderFields } from './fill-in-holder.ts';

const account = {
  name: 'Анна Иванова',
  phone: '+380501234567',
  nickname: '',
  email: 'anna@x.test',
  notify_type: 2,
} as AccountData;

it.each<[string, Partial<AccountData>, Record<string, string>]>([
  [
    'a phone of its country',
    {},
    {
      user_name: 'Анна Иванова',
      email: 'anna@x.test',
      type_contact: 'whatsapp',
      telephone: '+380 (50) 123-45-67',
      country: 'ua',
    },
  ],
  [
    'a nickname and no phone',
    { phone: '', nickname: '@anna', notify_type: 4 },
    { user_name: 'Анна Иванова', email: 'anna@x.test', type_contact: 'telegram', nickname: '@anna' },
  ],
  [
    'a phone of another country',
    { phone: '+4930901820', notify_type: 1 },
    {
      user_name: 'Анна Иванова',
      email: 'anna@x.test',
      type_contact: 'telephone',
      telephone: '+4930901820',
      country: 'other',
    },
  ],
])('a form is filled in with what the account knows: %s', (_, more, expected) => {
  expect(holderFields({ ...account, ...more })).toEqual(expected);
});
