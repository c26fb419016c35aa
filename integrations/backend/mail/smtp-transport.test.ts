import { expect, test } from 'vitest';
import { openSmtp } from './smtp-transport.ts';

test.each([
  'mail.example.com',
  'http://mail.example.com',
  'smtp://',
  'user:secret@mail',
  'smtp://user:50%secret@mail.example.com',
])('SMTP_URL %s is refused in a sentence that does not repeat it', (address) => {
  expect(() => openSmtp(address)).toThrow(/^SMTP_URL must be an address such as smtp:[^"]+$/);
  expect(() => openSmtp(address)).not.toThrow(/secret@/);
});

test('a mail server can be named by its IPv6 address', async () => {
  const transport = openSmtp('smtp://[::1]:1');
  const letter = { to: 'ann@example.com', subject: '', text: '', html: '', headers: {}, pictures: [] };
  const sent = transport.send({ ...letter, from: 'shop@example.com' } as never);
  // Found, and nothing listens there.
  await expect(sent).rejects.toThrow(/::1/);
  await expect(sent).rejects.not.toThrow('ENOTFOUND');
  transport.close();
});
