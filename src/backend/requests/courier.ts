import path from 'node:path';
import type { Acceptance } from '../../contract/requests/accepted.ts';
import { REQUEST_CALLS } from '../../contract/requests/index.ts';
import { BackendError } from '../backend-error.ts';
import { askBackend } from '../client.ts';
import { reportError, reportState } from '../report.ts';
import { thePhotoStore } from '../../uploads/the-photo-store.ts';
import { sendFiles } from './send-files.ts';
import { type Lead, Spool } from './spool.ts';

/** Between two rounds, milliseconds. */
const EVERY = 2_000;

/** Between two looks for uploads whose form never came, milliseconds. */
const SWEEP_EVERY = 3_600_000;

/** How a lead is sent; `askBackend` in production. */
type Send = (lead: Lead) => Promise<unknown>;

/** Brings leads to the backend: at once when it answers, from the disk when it answers again. */
export class Courier {
  readonly #spool: Spool;
  readonly #send: Send;
  #round: Promise<void> | undefined;

  constructor(spool: Spool, send: Send = sendLead) {
    this.#spool = spool;
    this.#send = send;
  }

  /**
   * Takes a lead: when this resolves it is in the backend's database or on our disk.
   * @returns what the backend says of it; nothing when it waits on the disk.
   * @throws BackendError 422 when the backend refuses it, with reasons by field; what the disk says when it is full.
   */
  async take(lead: Lead): Promise<Acceptance> {
    try {
      return ((await this.#send(lead)) as { data?: Acceptance } | undefined)?.data ?? {};
    } catch (error) {
      if (isRefusal(error)) throw error;
      // It may have been stored and only the answer lost: its key keeps it from being stored twice.
      await this.#spool.keep(lead);
      return {};
    }
  }

  /**
   * Takes a lead with files, which no visitor should wait for: it is on our disk when this resolves, and sent then.
   * @throws what the disk says when it is full.
   */
  async takeLater(lead: Lead): Promise<void> {
    await this.#spool.keep(lead);
    void this.deliver().catch((error: unknown) => reportError(error, { room: 'spool' }));
  }

  /** Uploads whose requests wait, so that nobody deletes their files. */
  async uploads(): Promise<Set<string>> {
    const leads = await Promise.all((await this.#spool.list()).map((name) => this.#spool.read(name)));
    return new Set(leads.flatMap((lead) => lead?.upload ?? []));
  }

  /** Delivers what waits, the oldest first, until the backend does not answer. Rounds do not overlap. */
  deliver(): Promise<void> {
    return (this.#round ??= this.#deliverAll().finally(() => (this.#round = undefined)));
  }

  async #deliverAll(): Promise<void> {
    for (const name of await this.#spool.list()) {
      try {
        const lead = await this.#spool.read(name);
        if (!lead) continue;
        await this.#send(lead);
        await this.#spool.remove(name);
        if (lead.upload) await thePhotoStore().remove(lead.upload);
      } catch (error) {
        if (error instanceof BackendError && !isRefusal(error)) return;
        reportState('a kept request cannot be delivered and was set aside', {});
        await this.#spool.setAside(name);
      }
    }
  }
}

/** Whether the backend understood a lead and refuses it; sent again it would be refused again. */
function isRefusal(error: unknown): boolean {
  return error instanceof BackendError && error.status === 422;
}

function sendLead({ call, locale, request, delivery, upload }: Lead): Promise<unknown> {
  if (upload) return sendFiles({ call: REQUEST_CALLS[call], locale, request, delivery, upload });
  return askBackend(locale, REQUEST_CALLS[call], request as never, { delivery });
}

let courier: Courier | undefined;

/** The courier of this process; its spool is in `DATA_DIR`. */
export function theCourier(): Courier {
  return (courier ??= new Courier(new Spool(path.resolve(process.env.DATA_DIR || './.data', 'spool'))));
}

/** Delivers what is on disk, now and from then on: also what a process that is gone has left. */
export function startCourier(): void {
  const go = () =>
    void theCourier()
      .deliver()
      .catch((error: unknown) => reportError(error, { room: 'spool' }));
  go();
  setInterval(go, EVERY).unref();
  setInterval(sweep, SWEEP_EVERY).unref();
}

function sweep(): void {
  theCourier()
    .uploads()
    .then((needed) => thePhotoStore().sweep(needed))
    .catch((error: unknown) => reportError(error, { room: 'uploads' }));
}
