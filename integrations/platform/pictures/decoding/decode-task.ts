import type { PhotoFormat } from '@tourbillon/domain/contract/photos.ts';
import type { JpegFacts } from './measure-jpeg.ts';

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
  /** The pixels of a JPEG that lies upright in sRGB stay as they were encoded: only what is beside them goes. */
  keepsPixels?: true;
}

/** A picture made again. */
export interface Decoded {
  jpeg: Buffer;
  /** Of one whose pixels may have been kept; it is measured to see that they can be decoded. */
  facts?: JpegFacts;
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
  | { kind: 'done'; jpeg: Uint8Array; facts?: JpegFacts; cpu: number }
  | { kind: 'refused'; message: string; cpu: number };
