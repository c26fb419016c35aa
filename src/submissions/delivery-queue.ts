import * as v from 'valibot';
import { BackendError } from '../platform/errors/backend-error.ts';
import { reportState } from '../platform/errors/report.ts';
import { Failures } from './delivery-failures.ts';
import type { Lead, Spool } from './spool.ts';

/** How a lead is sent; resolves once the backend has stored it. */
export type Send = (lead: Lead) => Promise<unknown>;

/** A lead that waits, by the name of its file. */
export interface Waiting {
  name: string;
  lead: Lead;
}

/** Leads that fail in a row before a run ends: it is the backend that is away then. */
const ENOUGH = 2;

/**
 * Delivers leads one after another: those that have failed least often first, of these the oldest. One that fails where
 * others get through rests by itself, so that it neither holds them up nor is tried without end.
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

  /** Delivers these; when a run is under way, waits for its end. */
  run(waiting: readonly Waiting[]): Promise<void> {
    return (this.#batch ??= this.#runAll(waiting).finally(() => (this.#batch = undefined)));
  }

  async #runAll(waiting: readonly Waiting[]): Promise<void> {
    const failures = this.#failures;
    const due = waiting.filter(({ name }) => !failures.isResting(name));
    let failed: string[] = [];
    for (const { name, lead } of due.toSorted((a, b) => failures.of(a.name) - failures.of(b.name))) {
      try {
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
        if (failed.length === ENOUGH) return;
      }
    }
  }
}

/** Whether the backend understood a lead and refuses it; sent again it would be refused again. */
export function isRefusal(error: unknown): boolean {
  return error instanceof BackendError && error.status === 422;
}

/** Whether something that a lead consists of is not there any more. */
function isGone(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Whether a file of the spool is not ours, however often it is read. */
export function isNoLead(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof v.ValiError;
}
