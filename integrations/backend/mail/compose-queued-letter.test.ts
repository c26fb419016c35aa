import { expect, test } from 'vitest';
import { readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import { composeQueuedLetter } from './compose-queued-letter.ts';
import type { QueuedMail } from './mail-queue.ts';

const createdAt = new Date('2026-01-02T03:04:05Z');
const queued: QueuedMail = {
  id: 7,
  recipient: 'ann@x.test',
  locale: 'uz',
  template: 'subscription-welcome',
  values: { unsubscribeToken: 't', options: ['new_arrivals'] },
  state: 'waiting',
  attempts: 1,
  dueAt: createdAt,
  lastError: null,
  createdAt,
  settledAt: null,
};
const { origins } = readHosts({ SITE_URL_UZ: 'https://turbilyon.example' });

test.each([
  ['nothing set', undefined, '"Turbiyon" <no-reply@turbilyon.example>'],
  ['an address alone gets the name of the shop', 'shop@x.test', '"Turbiyon" <shop@x.test>'],
  ['a name of its own', 'Watches <shop@x.test>', 'Watches <shop@x.test>'],
])('MAIL_FROM: %s', (_, from, expected) => {
  expect(composeQueuedLetter(queued, { origins, shop: 'Turbiyon', from }).from).toBe(expected);
});

test('a quote in the name of the shop does not end it', () => {
  const { from } = composeQueuedLetter(queued, { origins, shop: 'A "B" \\ C', from: undefined });
  expect(from).toBe('"A B  C" <no-reply@turbilyon.example>');
});

test('a template of a newer version is an error, not an empty letter', () => {
  const strange = { ...queued, template: 'toString' };
  expect(() => composeQueuedLetter(strange, { origins, shop: 'x', from: undefined })).toThrow(
    /no template toString/,
  );
});
