import { expect, it } from 'vitest';
import { chatOf, readChats, telegramSettings } from './telegram.ts';

it.each<[string, string | null, string | undefined, string?]>([
  ['-1001', 'samara', '-1001'],
  ['-1001', null, '-1001'],
  ['samara=-1001, *=-1002', 'samara', '-1001'],
  ['samara=-1001, *=-1002', 'kazan', '-1002'],
  ['samara=-1001, *=-1002', null, '-1002'],
  ['samara=-1001', 'kazan', undefined],
  ['samara=-1001', null, undefined],
  ['moscow=-1001, *=-1002', 'moscow-rigamall', '-1001', 'moscow'],
  ['moscow=-1001, moscow-rigamall=-1003', 'moscow-rigamall', '-1003', 'moscow'],
  ['samara=-1001, *=-1002', 'moscow-rigamall', '-1002', 'moscow'],
])('the chats %s: %s is told in %s', (text, place, expected, city) => {
  expect(chatOf({ chats: readChats(text) }, place, city ?? place)).toBe(expected);
});

it('nobody is told without a bot or a chat', () => {
  expect(telegramSettings({ TELEGRAM_BOT_TOKEN: '1:a' })).toBeUndefined();
  expect(telegramSettings({ TELEGRAM_CHAT_IDS: '-1001' })).toBeUndefined();
  expect(telegramSettings({ TELEGRAM_BOT_TOKEN: '1:a', TELEGRAM_CHAT_IDS: '-1001' })?.api).toBe(
    'https://api.telegram.org',
  );
});
