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
  const auth = url?.username ? signInOf(url) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || auth === 'unreadable') {
    // The message does not contain the value, because it includes a password.
    throw new Problem(
      'SMTP_URL must be an address such as smtp://user:password@mail.example.com:587; % in a password is %25.',
    );
  }
  const secure = url.protocol === 'smtps:';
  const transporter = createTransport({
    pool: true,
    maxConnections: 2,
    // Without the brackets of an IPv6 address.
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // Letters never include files or URLs that nodemailer would load.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...LIMITS,
    ...limits,
    ...(auth && { auth }),
  });
  return {
    async send(mail) {
      await transporter.sendMail(messageOf(mail));
    },
    close: () => transporter.close(),
  };
}

/** User and password of an address. A `%` in them has to be written as `%25`: otherwise they are unreadable. */
function signInOf({ username, password }: URL): { user: string; pass: string } | 'unreadable' {
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    return 'unreadable';
  }
}
