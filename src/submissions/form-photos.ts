import { PHOTO_LIMITS, type SentPhoto } from '@tourbillon/domain/contract/photos.ts';
import type { Problem } from '@tourbillon/domain/contract/requests/request-view.ts';
import { isReason, type Reason } from '@tourbillon/domain/contract/reasons.ts';
import { chosenPhotos } from '../uploads/chosen-photos.ts';
import { QuotaExceeded, PROBLEMS } from '../uploads/quota.ts';
import { processPhotoStore } from '../uploads/open-photo-store.ts';
import { visitorNetworks } from '../backend-client/visitor-networks.ts';
import { sweepSoon } from './delivery-worker.ts';

/** The photographs of a form, uploaded with it or before it. */
export class FormPhotos {
  readonly #upload: string;
  readonly #order: string;

  constructor({ upload = '', order = '' }: Record<string, string>) {
    this.#upload = upload;
    this.#order = order;
  }

  /** The photographs in the form, in its order. */
  list(): Promise<SentPhoto[]> {
    return chosenPhotos(this.#upload, this.#order);
  }

  /** Whether the question was answered when these photographs were admitted. Nobody must answer twice per form. */
  async isAnswered(): Promise<boolean> {
    return (await processPhotoStore().admission(this.#upload)) === 'question';
  }

  /**
   * Decodes the photographs that had to wait for the robot check. @param question whether an answered question passed
   * it.
   * @returns why a picture was refused. @throws TooBusy.
   */
  async admit(question: boolean): Promise<Reason | undefined> {
    if (!this.#upload) return undefined;
    const store = processPhotoStore();
    const admitted = await store.admission(this.#upload);
    if (question || !admitted) {
      await store.admit(this.#upload, question ? 'question' : 'work', visitorNetworks());
    }
    return store.decodeWaiting(this.#upload);
  }

  /** The form is stored. Its answer must not be valid for another form. */
  use(): Promise<void> {
    return processPhotoStore().admit(this.#upload, 'used');
  }
}

/** Why photographs could not be stored, from the field `unkept_photo`. Undefined if they were stored. */
export function storageProblem(
  said: string,
): { problem: Problem; status: number; wait?: number } | undefined {
  if (said === '') return undefined;
  if (said !== 'all' && said !== 'network') return { problem: 'notSent', status: 503 };
  return noRoomProblem(new QuotaExceeded(said));
}

/** The message, status and wait for a form that exceeds the quota. */
export function noRoomProblem({ scope, status, wait }: QuotaExceeded): {
  problem: Problem;
  status: number;
  wait: number;
} {
  if (scope === 'all') sweepSoon();
  return { problem: PROBLEMS[scope], status, wait };
}

/** Why the photographs of a form are refused. @param refused the field `refused_photo` of the form handler. */
export function photoRefusal(photos: readonly SentPhoto[], refused: string): Reason | undefined {
  if (isReason(refused)) return refused;
  // Also of an upload that holds more files than its form may have.
  if (photos.length > PHOTO_LIMITS.count) return 'file_count';
  return photos.length === 0 ? 'image' : undefined;
}
