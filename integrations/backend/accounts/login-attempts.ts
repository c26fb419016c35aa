import type { Visitor } from '@tourbillon/domain/contract/visitor-headers.ts';
import type { Database } from '../database/database.ts';
import { tooMany, workFirst } from '../errors/domain-error.ts';
import { incrementCounters, resetCounter, decrementCounter } from '../limits/counters.ts';
import type { RecordSecurityEvent } from '../security-events/security-events.ts';
import { hashSecret } from '../mailed-links/link-secret.ts';
import { DEVICE_FAILURES, assessAttempt } from './login-attempt-rules.ts';
import { findDevice } from './known-devices.ts';

/** Seconds for which failures are counted, from the first one. */
const WINDOW = { here: 15 * 60, networks: 15 * 60, account: 3_600, device: 15 * 60 } as const;

/** An attempt that is allowed. It counts as failed until `succeeded` is called. */
export interface Attempt {
  /** The password was right. */
  succeeded(): Promise<void>;
}

/**
 * Counts a login attempt, for all backends of a database and across restarts. Attempts at addresses without an
 * account are counted in the same way. A known browser has its own counter, which strangers cannot use up.
 * @throws DomainError 'work-required' when the browser has to do more work first, 429 when there were too many
 * attempts from this network. Neither of these is counted.
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
    // Without a network from the storefront, nobody has to wait because of other visitors.
    here: networks.slice(0, 1).map((network) => `login here ${account} ${network}`),
    account: [`login account ${account}`],
    networks: networks.map((network) => `login network ${network}`),
  };
  const counted = Object.entries(keys).flatMap(([kind, names]) =>
    names.map((key) => ({ key, duration: WINDOW[kind as keyof typeof keys] })),
  );
  const counts = new Map((await incrementCounters(database, counted)).map((one) => [one.key, one]));
  const before = (key: string | undefined) => (counts.get(key ?? '')?.count ?? 1) - 1;
  const verdict = assessAttempt({
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

/** @param own counters that are reset when the attempt succeeds. @param shared counters that are decremented then. */
function attemptOf(database: Database, own: readonly string[], shared: readonly string[]): Attempt {
  return {
    async succeeded() {
      for (const key of own) await resetCounter(database, key);
      await decrementCounter(database, shared);
    },
  };
}
