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

/** Milliseconds between two delivery runs. */
const RUN_INTERVAL_MS = 2_000;

/** Milliseconds between two deletions of expired files. */
const SWEEP_INTERVAL_MS = 15 * 60_000;

/** Delivers leads to the backend: at once if it responds, otherwise from the disk when it responds again. */
export class DeliveryWorker {
  readonly #spool: Spool;
  readonly #send: Send;
  readonly #quota: Pick<Quota, 'checkRequest'> | undefined;
  /** Sending files takes minutes on a slow connection. Leads without files do not wait for them. */
  readonly #lanes: { plain: DeliveryQueue; files: DeliveryQueue };

  /** @param quota for stored leads and files. Without it, only the size of the disk limits them. */
  constructor(spool: Spool, send: Send = sendLead, quota?: Pick<Quota, 'checkRequest'>) {
    this.#spool = spool;
    this.#send = send;
    this.#quota = quota;
    this.#lanes = { plain: new DeliveryQueue(spool, send), files: new DeliveryQueue(spool, send) };
  }

  /**
   * Accepts a lead. When this resolves, the lead is in the backend's database or on our disk.
   * @returns the backend's response; empty if the lead is on our disk.
   * @throws BackendError 422 when the backend refuses it, with reasons by field; QuotaExceeded when the quota is exceeded;
   * the system's error when the disk is full.
   */
  async take(lead: Lead): Promise<Acceptance> {
    try {
      return ((await this.#send(lead)) as { data?: Acceptance } | undefined)?.data ?? {};
    } catch (error) {
      if (isRefusal(error)) throw error;
      await this.#quota?.checkRequest();
      // The backend may have stored the lead even if its response was lost. The idempotency key prevents a second
      // copy.
      await this.#spool.keep(lead);
      return {};
    }
  }

  /**
   * Accepts a lead with files, which takes too long for the visitor to wait. When this resolves, it is on our disk;
   * it is sent afterwards.
   * @throws QuotaExceeded when the quota is exceeded; the system's error when the disk is full.
   */
  async takeLater(lead: Lead): Promise<void> {
    await this.#quota?.checkRequest();
    await this.#spool.keep(lead);
    void this.deliver().catch((error: unknown) => reportError(error, { room: 'spool' }));
  }

  /**
   * Delivers the stored leads. Runs do not overlap; a lead that fails, or whose file the disk or its owner does not
   * give, does not block the others.
   */
  async deliver(): Promise<void> {
    const waiting = await this.#waiting((error) => reportError(error, { room: 'spool' }));
    await Promise.all([
      this.#lanes.plain.run(waiting.filter(({ lead }) => !lead.upload)),
      this.#lanes.files.run(waiting.filter(({ lead }) => lead.upload)),
    ]);
  }

  /** Number of stored leads. */
  async depth(): Promise<number> {
    return (await this.#spool.list()).length;
  }

  /** Deletes old files: incomplete writes, delivered uploads, and uploads whose form was never sent. */
  async sweep(): Promise<void> {
    await this.#spool.sweep();
    // All of them, or nothing is deleted: the files of a lead that was not read are needed.
    const waiting = await this.#waiting();
    await processPhotoStore().sweep(new Set(waiting.flatMap(({ lead }) => lead.upload ?? [])));
  }

  /**
   * The stored leads, oldest first. Files that are not valid leads are set aside.
   * @param skip called for a file that cannot be read now; without it, this is an error.
   */
  async #waiting(skip?: (error: unknown) => void): Promise<Waiting[]> {
    const found: Waiting[] = [];
    for (const name of await this.#spool.list()) {
      try {
        const lead = await this.#spool.read(name);
        if (lead) found.push({ name, lead });
      } catch (error) {
        if (isNoLead(error)) {
          reportState('a kept request cannot be read and was set aside', {});
          await this.#spool.setAside(name);
        } else if (skip) skip(error);
        else throw error;
      }
    }
    return found;
  }
}

async function sendLead({ call, locale, request, delivery, networks = [], upload }: Lead): Promise<unknown> {
  if (!upload) return askBackend(locale, REQUEST_CALLS[call], request as never, { delivery, networks });
  await sendFiles({ call: REQUEST_CALLS[call], locale, request, delivery, networks, upload });
  // If the response is lost, the visitor may send the form again. So the files stay for a while and need not be
  // uploaded again.
  return processPhotoStore().markDelivered(upload);
}

let worker: DeliveryWorker | undefined;

/** The delivery worker of this process. Its spool is in `DATA_DIR`. */
export function theDeliveryWorker(): DeliveryWorker {
  return (worker ??= new DeliveryWorker(
    new Spool(path.join(configuration().DATA_DIR, 'spool')),
    sendLead,
    processQuota(),
  ));
}

/** Minimum milliseconds between two sweeps because of a full quota. */
const MIN_SWEEP_INTERVAL_MS = 60_000;

let sweptAt = -MIN_SWEEP_INTERVAL_MS;

/** Sweeps before the next regular time, because the quota was exceeded. */
export function sweepSoon(): void {
  if (performance.now() - sweptAt < MIN_SWEEP_INTERVAL_MS) return;
  sweptAt = performance.now();
  void theDeliveryWorker()
    .sweep()
    .catch((error: unknown) => reportError(error, { room: 'spool' }));
}

/** Delivers stored leads now and regularly, including those of a process that has ended. */
export function startDeliveryWorker(): void {
  const go = (work: () => Promise<void>) => () =>
    void work().catch((error: unknown) => reportError(error, { room: 'spool' }));
  for (const [work, every] of [
    [go(() => theDeliveryWorker().deliver()), RUN_INTERVAL_MS],
    [go(() => theDeliveryWorker().sweep()), SWEEP_INTERVAL_MS],
  ] as const) {
    work();
    setInterval(work, every).unref();
  }
}
