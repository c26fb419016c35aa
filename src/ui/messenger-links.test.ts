import { expect, it } from 'vitest';
import { messengerLinks } from './messenger-links.ts';

const telegram = { type: 'telegram', link: 'https://t.me/shop' } as const;
const viber = { type: 'viber', link: 'viber://chat?number=%2B380' } as const;

it.each([
  [[], [], ['telegram', 'whatsapp', 'viber']],
  [[telegram], ['telegram'], ['whatsapp', 'viber']],
  [[viber, telegram], ['viber', 'telegram'], ['whatsapp']],
])('D661 of the messengers %j are shown %j and hidden %j', (messengers, shown, hidden) => {
  const links = messengerLinks(messengers);
  expect(links.filter((link) => !link.hidden).map(({ type }) => type)).toEqual(shown);
  expect(links.filter((link) => link.hidden).map(({ type }) => type)).toEqual(hidden);
});
