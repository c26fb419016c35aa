import { expect, test } from 'vitest';
import { contactMessengers } from './contact-messengers.ts';

const telegram = { type: 'telegram', link: 'https://t.me/shop' } as const;

test.each([
  [[telegram], null, null, { Telegram: 'https://t.me/shop' }],
  [
    [telegram],
    'shop.moscow',
    'skype:shop.moscow?call',
    { Telegram: 'https://t.me/shop', 'Skype: shop.moscow': 'skype:shop.moscow?call' },
  ],
  [[], null, 'skype:shop?call', { Skype: 'skype:shop?call' }],
  [[], 'shop', null, {}],
])('§3 contact, messengers %j, Skype %s %s', (display_messengers, phone_skype, phone_skype_link, shown) => {
  const links = contactMessengers({ display_messengers, phone_skype, phone_skype_link });
  expect(Object.fromEntries(links.map(({ name, link }) => [name, link]))).toEqual(shown);
});
