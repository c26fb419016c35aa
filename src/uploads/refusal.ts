import type { Reason } from '@tourbillon/domain/contract/reasons.ts';

/** Why a file is refused: unknown format, too many pixels, file too large, or already ten files. */
export type PhotoReason = Extract<Reason, 'format' | 'pixels' | 'file_size' | 'file_count'>;

/** A file is refused. The form shows the reason beside it. */
export class PhotoRefusal extends Error {
  readonly reason: PhotoReason;

  constructor(reason: PhotoReason, options?: ErrorOptions) {
    super(`A photo is refused: ${reason}`, options);
    this.name = 'PhotoRefusal';
    this.reason = reason;
  }

  /** Status of the response. */
  get status(): 413 | 422 {
    return ({ file_size: 413, format: 422, pixels: 422, file_count: 422 } as const)[this.reason];
  }
}
