import { hasSecret } from '@tourbillon/domain/contract/secret-parameters.ts';
import type { Echo } from './send.ts';

/** Maximum milliseconds of a response. */
export const SLOWEST = 5_000;

/** Signs of internal details: a line of a stack trace, a path of the project, a message of the database. */
const INSIDE =
  /\n\s+at .+:\d+:\d+|node_modules\/|\/src\/\w+\/|\.ts:\d+|TypeError|ReferenceError|SyntaxError|relation "|SQLSTATE|drizzle/;

/** The fault of a response; undefined without one. @param line of its request. */
export function complaint({ status, head, body, ms, error }: Echo, line = ''): string | undefined {
  if (status >= 500) return `status ${status}`;
  if (ms > SLOWEST) return `${Math.round(ms)} ms`;
  if (error === 'ECONNREFUSED') return 'nobody is there any more';
  if (error === 'no end') return 'the connection was not closed';
  if (status === 0) return undefined;
  if (INSIDE.test(body)) return `shows ${INSIDE.exec(body)?.[0]}`;
  if (/^(server|x-powered-by):/im.test(head)) return 'says what it is made of';
  if (/^set-cookie:/im.test(head)) return 'sets a cookie';
  const location = /^location: *(.*)$/im.exec(head)?.[1];
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  return isReported(line, head) ? 'a secret in its address may be kept, or told to others' : undefined;
}

/** Whether a response to an address with a secret lacks the headers that protect it (decision 64). */
function isReported(line: string, head: string): boolean {
  if (!hasSecret(line.split(' ')[1] ?? '')) return false;
  return !/^cache-control: no-store$/im.test(head) || !/^referrer-policy: no-referrer$/im.test(head);
}
