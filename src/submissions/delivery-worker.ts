import { configuration } from '../platform/configuration.ts';
import path from 'node:path';
import type { Acceptance } from '@tourbillon/domain/contract/requests/accepted.ts';
import { REQUEST_CALLS } from '@tourbillon/domain/contract/requests/index.ts';
import type { Quota } from '../uploads/quota.ts';
import { processPhotoStore, processQuota } from '../uploads/open-photo-store.ts';
import { askBackend } from '../backend-client/client.ts';
import { reportError, reportState } from '../platform/errors/report.ts';
import { isNoLead, isRefusal, DeliveryQueue, type Send, type Waiting } from './delivery-queue.ts';
import { sendFiles } from './send-files.ts';
import { type Lead, Spool } from './spool.ts';

/** Between two runs, milliseconds. */
const EVERY = 2_000;

/** Between two looks for what nobody needs any more, milliseconds. */
const SWEEP_EVERY = 15 * 60_000;

/** Delivers leads to the backend: at once while it answers, else from the disk when it answers again. */
export class DeliveryWorker {
  readonly #spool: Spool;
  readonly #send: Send;
  readonly #quota: Pick<Quota, 'checkRequest'> | undefined;
  /** Files take minutes on a slow line; leads without any do not wait for them. */
  readonly #lanes: { plain: DeliveryQueue; files: DeliveryQueue };

  /** @param quota of what waits; none for as much as the disk holds. */
  constructor(spool: Spool, send: Send = sendLead, quota?: Pick<Quota, 'checkRequest'>) {
    this.#spool = spool;
    this.#send = send;
    this.#quota = quota;
    this.#lanes = { plain: new DeliveryQueue(spool, send), files: new DeliveryQueue(spool, send) };
  }

  /**
   * Takes a lead: when this resolves it is in the backend's database or on our disk.
   * @returns what the backend says of it; nothing when it waits on the disk.
   * @throws BackendError 422 when the backend refuses it, with reasons by field; NoRoom when too much waits; what the
   * disk says when it is full.
   */
  async take(lead: Lead): Promise<Acceptance> {
    try {
      return ((await this.#send(lead)) as { data?: Acceptance } | undefined)?.data ?? {};
    } catch (error) {
      if (isRefusal(error)) throw error;
      await this.#quota?.checkRequest();
      // It may have been stored and only the answer lost: its key keeps it from being stored twice.
      await this.#spool.keep(lead);
      return {};
    }
  }

  /**
   * Takes a lead with files, which no visitor should wait for: it is on our disk when this resolves, and sent then.
   * @throws NoRoom when too much waits; what the disk says when it is full.
   */
  async takeLater(lead: Lead): Promise<void> {
    await this.#quota?.checkRequest();
    await this.#spool.keep(lead);
    void this.deliver().catch((error: unknown) => reportError(error, { room: 'spool' }));
  }

  /** Delivers what waits. Runs do not overlap; a lead that fails does not block the others. */
  async deliver(): Promise<void> {
    const waiting = await this.#waiting();
    await Promise.all([
      this.#lanes.plain.run(waiting.filter(({ lead }) => !lead.upload)),
      this.#lanes.files.run(waiting.filter(({ lead }) => lead.upload)),
    ]);
  }

  /** How many requests wait. */
  async depth(): Promise<number> {
    return (await this.#spool.list()).length;
  }

  /**
   * Deletes what was cut off or delivered long enough ago: uploads, and files of leads whose senders were never
   * thanked.
   */
  async sweep(): Promise<void> {
    await this.#spool.sweep();
    const waiting = await this.#waiting();
    await processPhotoStore().sweep(new Set(waiting.flatMap(({ lead }) => lead.upload ?? [])));
  }

  /** The leads on the disk, the oldest first; what is not ours is set aside. */
  async #waiting(): Promise<Waiting[]> {
    const found: Waiting[] = [];
    for (const name of await this.#spool.list()) {
      try {
        const lead = await this.#spool.read(name);
        if (lead) found.push({ name, lead });
      } catch (error) {
        if (!isNoLead(error)) throw error;
        reportState('a kept request cannot be read and was set aside', {});
        await this.#spool.setAside(name);
      }
    }
    return found;
  }
}

async function sendLead({ call, locale, request, delivery, networks = [], upload }: Lead): Promise<unknown> {
  if (!upload) return askBackend(locale, REQUEST_CALLS[call], request as never, { delivery, networks });
  await sendFiles({ call: REQUEST_CALLS[call], locale, request, delivery, networks, upload });
  // A sender whose answer was lost sends it again, and is not asked for the files once more.
  return processPhotoStore().retire(upload);
}

let worker: DeliveryWorker | undefined;

/** The delivery worker of this process; its spool is in `DATA_DIR`. */
export function theDeliveryWorker(): DeliveryWorker {
  return (worker ??= new DeliveryWorker(
    new Spool(path.join(configuration().DATA_DIR, 'spool')),
    sendLead,
    processQuota(),
  ));
}

/** Between two sweeps that a lack of room asks for, milliseconds. */
const SOONER = 60_000;

let sweptAt = -SOONER;

/** Sweeps out of turn: there was no room for what came. */
export function sweepSoon(): void {
  if (performance.now() - sweptAt < SOONER) return;
  sweptAt = performance.now();
  void theDeliveryWorker()
    .sweep()
    .catch((error: unknown) => reportError(error, { room: 'spool' }));
}

/** Delivers what is on disk, now and from then on: also what a process that is gone has left. */
export function startDeliveryWorker(): void {
  const go = (work: () => Promise<void>) => () =>
    void work().catch((error: unknown) => reportError(error, { room: 'spool' }));
  for (const [work, every] of [
    [go(() => theDeliveryWorker().deliver()), EVERY],
    [go(() => theDeliveryWorker().sweep()), SWEEP_EVERY],
  ] as const) {
    work();
    setInterval(work, every).unref();
  }
}
