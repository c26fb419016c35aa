import * as v from 'valibot';
import { BackendError } from '../platform/errors/backend-error.ts';
import { reportState } from '../platform/errors/report.ts';
import { Failures } from './delivery-failures.ts';
import type { Lead, Spool } from './spool.ts';

/** Sends a lead. Resolves once the backend has stored it. */
export type Send = (lead: Lead) => Promise<unknown>;

/** A lead in the spool, with the name of its file. */
export interface Waiting {
  name: string;
  lead: Lead;
}

/** Failures in a row after which a run ends, because the backend is probably down. */
const MAX_FAILURES = 2;

/**
 * Delivers leads one after another: those with the fewest failures first, then the oldest. A lead that fails while
 * others succeed must wait, so that it neither blocks them nor is retried all the time.
 */
export class DeliveryQueue {
  readonly #spool: Spool;
  readonly #send: Send;
  readonly #failures: Failures;
  #batch: Promise<void> | undefined;

  constructor(spool: Spool, send: Send, failures = new Failures()) {
    this.#spool = spool;
    this.#send = send;
    this.#failures = failures;
  }

  /** Delivers these leads. If a run is in progress, waits for its end instead. */
  run(waiting: readonly Waiting[]): Promise<void> {
    return (this.#batch ??= this.#runAll(waiting).finally(() => (this.#batch = undefined)));
  }

  async #runAll(waiting: readonly Waiting[]): Promise<void> {
    const failures = this.#failures;
    const due = waiting.filter(({ name }) => !failures.isResting(name));
    let failed: string[] = [];
    for (const { name } of due.toSorted((a, b) => failures.of(a.name) - failures.of(b.name))) {
      try {
        // Read again: the run before this one, or another process, may have delivered it since the list was made.
        const lead = await this.#spool.read(name);
        if (!lead) continue;
        await this.#send(lead);
        await this.#spool.remove(name);
        failures.drop(name);
        for (const other of failed) {
          const seconds = failures.rest(other) / 1000;
          reportState('a kept request could not be delivered and is tried again later', { seconds });
        }
        failed = [];
      } catch (error) {
        if (isRefusal(error) || isGone(error)) {
          reportState('a kept request cannot be delivered and was set aside', {});
          await this.#spool.setAside(name);
          continue;
        }
        failures.add(name);
        failed.push(name);
        if (failed.length === MAX_FAILURES) return;
      }
    }
  }
}

/** Whether the backend refuses a lead permanently: a retry would be refused too. */
export function isRefusal(error: unknown): boolean {
  return error instanceof BackendError && error.status === 422;
}

/** Whether a file of the lead does not exist any more. */
function isGone(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Whether a file of the spool can never be read as a lead. */
export function isNoLead(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof v.ValiError;
}
