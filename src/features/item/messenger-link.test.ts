import { expect, test } from 'vitest';
import { messengerLink } from './messenger-link.ts';

test.each([
  ['whatsapp', 'https://wa.me/74950002004', 'https://wa.me/74950002004?text=A%20%26%20%D0%91'],
  ['telegram', 'https://t.me/shop', 'https://t.me/shop?text=A%20%26%20%D0%91'],
  ['telegram', 'https://telegram.example/shop', 'https://telegram.example/shop'],
  ['viber', 'viber://chat?number=%2B380', 'viber://chat?number=%2B380'],
] as const)('§3 messengers: %s gets its message, %s', (type, link, address) => {
  expect(messengerLink({ type, link }, 'A & Б')).toBe(address);
});
