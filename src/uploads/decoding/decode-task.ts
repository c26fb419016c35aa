import type { PhotoFormat } from '@tourbillon/domain/contract/photos.ts';

/** Formats that are made again; a PDF stays as it is. */
export type PictureFormat = Exclude<PhotoFormat, 'pdf'>;

/** What the decoder process is asked. */
export interface DecodeTask {
  file: string;
  format: PictureFormat;
}

/** The operating system's limits as the decoder process finds them, in the words of `ulimit`: seconds and kilobytes. */
export interface FoundLimits {
  cpu: string;
  data: string;
}

/** What the decoder process says. */
export type DecoderMessage =
  | { kind: 'ready'; limits: FoundLimits }
  /** @property cpu seconds of processor time that the process has used since it began. */
  | { kind: 'done'; jpeg: Uint8Array; cpu: number }
  | { kind: 'refused'; message: string; cpu: number };
