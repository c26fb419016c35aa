import { createTransport } from 'nodemailer';
import { Problem } from '../errors/operator-problem.ts';
import { messageOf } from './message-of.ts';
import type { Transport } from './transport.ts';

/** Timeouts of the SMTP steps, milliseconds. Their sum is far below the duration of a claim. */
const LIMITS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/**
 * Sends letters through a mail server, with a small connection pool.
 * @param limits timeouts that differ from the default.
 * @throws Problem when the address is not valid.
 */
export function openSmtp(address: string, limits: Partial<typeof LIMITS> = {}): Transport {
  const url = URL.parse(address);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) {
    // The message does not contain the value, because it includes a password.
    throw new Problem('SMTP_URL must be an address such as smtp://user:password@mail.example.com:587.');
  }
  const secure = url.protocol === 'smtps:';
  const transporter = createTransport({
    pool: true,
    maxConnections: 2,
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // Letters never include files or URLs that nodemailer would load.
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
