import type { RequestOf } from '@tourbillon/domain/contract/call.ts';
import {
  NOTED_LIMITS,
  type NotedLimit,
  noteSecurityEvent as call,
} from '@tourbillon/domain/contract/security-events.ts';
import { visitorNetwork } from '../platform/request-context.ts';
import { configuration } from '../platform/configuration.ts';
import { askBackend } from './client.ts';

/** A security event that the storefront sends to the backend. */
export type NotedEvent = RequestOf<typeof call>;

/** Milliseconds in which the same event of one network is sent only once by this process. */
const REPEAT_INTERVAL_MS = 10 * 60_000;

/** Most events that this process sends in that time, so that a flood of requests causes no flood of events. */
const MAX_EVENTS = 500;

/** Decides which events are sent: the first of its kind from a network, and not too many for the backend. */
export class NotedEvents {
  readonly #since = new Map<string, number>();
  readonly #now: () => number;

  /** @param now a monotonic clock, milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether an event is new. */
  isNew(event: NotedEvent, network: string | undefined): boolean {
    const now = this.#now();
    for (const [key, at] of this.#since) {
      if (now - at < REPEAT_INTERVAL_MS) break;
      this.#since.delete(key);
    }
    const key = `${JSON.stringify(event)} ${network ?? ''}`;
    if (this.#since.has(key) || this.#since.size >= MAX_EVENTS) return false;
    this.#since.set(key, now);
    return true;
  }
}

const noted = new NotedEvents();

/** Sends an event to the backend in the visitor's name, without waiting. It is lost if the backend is down. */
export function noteSecurityEvent(event: NotedEvent): void {
  if (!noted.isNew(event, visitorNetwork())) return;
  void askBackend(configuration().hosts.main, call, event).catch(() => undefined);
}

/** Sends the event that a limit was reached. @param name of the limiter; may end in `wide` or `widest`. */
export function noteLimit(name: string): void {
  const limit = name.replace(/ wide(st)?$/, '') as NotedLimit;
  noteSecurityEvent({ kind: 'limit_reached', detail: NOTED_LIMITS.includes(limit) ? limit : 'other' });
}
