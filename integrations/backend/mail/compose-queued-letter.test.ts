import { expect, test } from 'vitest';
import { composeQueuedLetter } from './compose-queued-letter.ts';
import type { QueuedMail } from './mail-queue.ts';
import { SAMPLES, sampleSender } from './sample-letters.ts';

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
const compose = (mail: QueuedMail, shop: string, from?: string) =>
  composeQueuedLetter(mail, {
    sender: { ...sampleSender('uz', shop), origin: 'https://turbilyon.example' },
    from,
    findPicture: (path) => Promise.resolve({ cid: `${path}@x`, kind: 'photo', jpeg: Buffer.from('') }),
  });

test.each([
  ['nothing set', undefined, '"Turbiyon" <no-reply@turbilyon.example>'],
  ['an address alone gets the name of the shop', 'shop@x.test', '"Turbiyon" <shop@x.test>'],
  ['a name of its own', 'Watches <shop@x.test>', 'Watches <shop@x.test>'],
])('MAIL_FROM: %s', async (_, from, expected) => {
  expect((await compose(queued, 'Turbiyon', from)).from).toBe(expected);
});

test('a quote in the name of the shop does not end it', async () => {
  const { from } = await compose(queued, 'A "B" \\ C');
  expect(from).toBe('"A B  C" <no-reply@turbilyon.example>');
});

test('a template of a newer version is an error, not an empty letter', async () => {
  const strange = { ...queued, template: 'toString' };
  await expect(compose(strange, 'x')).rejects.toThrow(/no template toString/);
});

test('a letter takes the pictures of its pieces along', async () => {
  const { pictures, html } = await compose(
    { ...queued, template: 'arrived-item', values: SAMPLES['arrived-item'] },
    'x',
  );
  expect(pictures.map(({ cid }) => cid)).toEqual(['/clock/rolex-1/@x']);
  expect(html).toContain('src="cid:/clock/rolex-1/@x"');
});
