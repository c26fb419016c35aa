import type { PhotoFormat } from '@tourbillon/domain/contract/photos.ts';

/** Formats that are made again: what people send, without PDF, and what a shop's own photographs may be beside. */
export type PictureFormat = Exclude<PhotoFormat, 'pdf'> | 'webp' | 'avif';

/** What the decoder process is asked. */
export interface DecodeTask {
  file: string;
  format: PictureFormat;
  /** How it is made again; without it as the staff looks at what people send. */
  jpeg?: JpegSettings;
}

/** How a JPEG is made. */
export interface JpegSettings {
  /** Of 100. */
  quality: number;
  /** Bytes it may have: a larger one is made again, at a lower quality. */
  bytes: number;
  /** A JPEG that is clean already is decoded, to see that it can be, and kept as it is. */
  keepsClean?: true;
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
