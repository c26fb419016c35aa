import type { Visitor } from '@tourbillon/domain/contract/visitor-headers.ts';
import type { Database } from '../database/database.ts';
import { tooMany, workFirst } from '../errors/domain-error.ts';
import { incrementCounters, resetCounter, decrementCounter } from '../limits/counters.ts';
import type { RecordSecurityEvent } from '../security-events/security-events.ts';
import { hashSecret } from '../mailed-links/link-secret.ts';
import { DEVICE_FAILURES, judgeAttempt } from './login-attempt-rules.ts';
import { findDevice } from './known-devices.ts';

/** Seconds for which failures count, from the first. */
const WINDOW = { here: 15 * 60, networks: 15 * 60, account: 3_600, device: 15 * 60 } as const;

/** An attempt that may be made: it counts as failed until the contrary is reported. */
export interface Attempt {
  /** The password was right. */
  succeeded(): Promise<void>;
}

/**
 * Counts an attempt to log in, for all backends of a database and across restarts. Attempts at addresses that nobody has
 * count alike. A browser that the account knows has a count of its own, which no stranger can use up.
 * @throws DomainError 'work-required' when the browser has to do more work first, 429 when there were too many from this network; neither
 * counts.
 */
export async function beginAttempt(
  database: Database,
  email: string,
  { networks, device, work }: Visitor,
  record: RecordSecurityEvent,
): Promise<Attempt> {
  const known = await findDevice(database, email, device);
  if (known) {
    const counted = { key: `login device ${known.id}`, duration: WINDOW.device };
    const [failed] = await incrementCounters(database, [counted]);
    if (failed && failed.count <= DEVICE_FAILURES) return attemptOf(database, [counted.key], []);
  }
  const account = hashSecret(email);
  const keys = {
    // Where the storefront names no network, nobody is made to wait for what others do.
    here: networks.slice(0, 1).map((network) => `login here ${account} ${network}`),
    account: [`login account ${account}`],
    networks: networks.map((network) => `login network ${network}`),
  };
  const counted = Object.entries(keys).flatMap(([kind, names]) =>
    names.map((key) => ({ key, duration: WINDOW[kind as keyof typeof keys] })),
  );
  const counts = new Map((await incrementCounters(database, counted)).map((one) => [one.key, one]));
  const before = (key: string | undefined) => (counts.get(key ?? '')?.count ?? 1) - 1;
  const verdict = judgeAttempt({
    here: before(keys.here[0]),
    hereLeft: counts.get(keys.here[0] ?? '')?.left ?? 0,
    account: before(keys.account[0]),
    networks: keys.networks.map(before),
  });
  const shared = [...keys.account, ...keys.networks];
  if ('work' in verdict && work >= verdict.work) return attemptOf(database, keys.here, shared);
  await decrementCounter(
    database,
    counted.map(({ key }) => key),
  );
  await record(database, { kind: 'limit_reached', account: { email }, detail: 'logins' });
  throw 'wait' in verdict ? tooMany(verdict.wait) : workFirst(verdict.work);
}

/** @param own what was counted only for an attempt that succeeds: it starts again. @param shared with others. */
function attemptOf(database: Database, own: readonly string[], shared: readonly string[]): Attempt {
  return {
    async succeeded() {
      for (const key of own) await resetCounter(database, key);
      await decrementCounter(database, shared);
    },
  };
}
