import { createTransport } from 'nodemailer';
import { Problem } from '../errors/operator-problem.ts';
import { messageOf } from './message-of.ts';
import type { Transport } from './transport.ts';

/** Milliseconds for each step of a conversation with the server; together far below a claim of the queue. */
const LIMITS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/**
 * Letters through a mail server, over a few kept connections.
 * @param limits milliseconds for each step, where they are not the usual ones.
 * @throws Problem when it is not an address.
 */
export function openSmtp(address: string, limits: Partial<typeof LIMITS> = {}): Transport {
  const url = URL.parse(address);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) {
    // The value is not printed: it holds a password.
    throw new Problem('SMTP_URL must be an address such as smtp://user:password@mail.example.com:587.');
  }
  const secure = url.protocol === 'smtps:';
  const transporter = createTransport({
    pool: true,
    maxConnections: 2,
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // Files and addresses in a letter's parts are never read: a letter is text of ours.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...LIMITS,
    ...limits,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  });
  return {
    async send(mail) {
      await transporter.sendMail(messageOf(mail));
    },
    close: () => transporter.close(),
  };
}
