import { readConfiguration } from '@tourbillon/backend/configuration/configuration.ts';
import { telegramSettings } from '@tourbillon/backend/staff-notices/telegram.ts';
import { expect, it } from 'vitest';
import { WITHOUT_SHOP } from './without-shop.ts';

it('a mock with the settings of a shop writes to none of its mailboxes and chats, and has none of its data', () => {
  const ofShop = {
    DATABASE_URL: 'postgres://db.example/shop',
    DATABASE_READ_URL: 'postgres://replica.example/shop',
    SMTP_URL: 'smtp://mail.example',
    STAFF_EMAIL: 'desk@shop.example',
    TELEGRAM_BOT_TOKEN: '1:secret',
    TELEGRAM_CHAT_IDS: '-1001',
    S3_BUCKET: 'shop',
  };
  expect(telegramSettings(readConfiguration(ofShop))).toBeDefined();
  const settings = readConfiguration({ ...ofShop, ...WITHOUT_SHOP });
  expect(telegramSettings(settings)).toBeUndefined();
  for (const name of Object.keys(ofShop) as (keyof typeof ofShop)[])
    expect([name, settings[name]]).toEqual([name, undefined]);
});
