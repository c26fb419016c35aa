import type { Reason } from '@tourbillon/domain/contract/reasons.ts';

/**
 * Why a file is not taken: its bytes are not of our formats, it or its picture is too large, or there are ten already.
 */
export type PhotoReason = Extract<Reason, 'format' | 'pixels' | 'file_size' | 'file_count'>;

/** A file that is not taken; said to the person beside it. */
export class PhotoRefusal extends Error {
  readonly reason: PhotoReason;

  constructor(reason: PhotoReason, options?: ErrorOptions) {
    super(`A photo is refused: ${reason}`, options);
    this.name = 'PhotoRefusal';
    this.reason = reason;
  }

  /** The status of an answer that says so. */
  get status(): 413 | 422 {
    return ({ file_size: 413, format: 422, pixels: 422, file_count: 422 } as const)[this.reason];
  }
}
