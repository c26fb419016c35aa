import type { Reason } from '@tourbillon/domain/contract/reasons.ts';

/** Why a file is not accepted as a photograph: the last part of the message key `forms.{word}`. */
export type PhotographReason = Extract<Reason, 'format' | 'pixels' | 'file_size'>;

/** A file that is not accepted as a photograph, with the reason for the user. */
export class PhotographRefusal extends Error {
  override readonly name = 'PhotographRefusal';
  readonly reason: PhotographReason;

  constructor(reason: PhotographReason, options?: ErrorOptions) {
    super(`A photograph is refused: ${reason}`, options);
    this.reason = reason;
  }
}
