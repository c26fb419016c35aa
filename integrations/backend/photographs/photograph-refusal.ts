import type { Reason } from '@tourbillon/domain/contract/reasons.ts';

/** Why a file is no photograph of an item, as a word of the messages `forms.{word}`. */
export type PhotographReason = Extract<Reason, 'format' | 'pixels' | 'file_size'>;

/** A file that cannot be a photograph of an item; whoever brought it is told why. */
export class PhotographRefusal extends Error {
  override readonly name = 'PhotographRefusal';
  readonly reason: PhotographReason;

  constructor(reason: PhotographReason, options?: ErrorOptions) {
    super(`A photograph is refused: ${reason}`, options);
    this.reason = reason;
  }
}
