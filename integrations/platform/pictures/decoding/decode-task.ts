import type { PhotoFormat } from '@tourbillon/domain/contract/photos.ts';
import type { JpegFacts } from './measure-jpeg.ts';

/**
 * Formats that are re-encoded as JPEG: everything visitors may send, except PDF, and WebP and AVIF for the shop's own
 * photographs.
 */
export type PictureFormat = Exclude<PhotoFormat, 'pdf'> | 'webp' | 'avif';

/** A task for the decoder process. */
export interface DecodeTask {
  file: string;
  format: PictureFormat;
  /** Settings of the new JPEG. Without them, the settings for photographs that the staff look at. */
  jpeg?: JpegSettings;
}

/** Settings for encoding a JPEG. */
export interface JpegSettings {
  /** 1 to 100. */
  quality: number;
  /** Size limit in bytes. A larger result is encoded again at a lower quality. */
  bytes: number;
  /** Keeps the encoded pixels of a JPEG that is upright and in sRGB. Only its metadata is removed. */
  keepsPixels?: true;
}

/** A re-encoded picture. */
export interface Decoded {
  jpeg: Buffer;
  /** Set if the task has `keepsPixels`. Measuring the JPEG also proves that it can be decoded. */
  facts?: JpegFacts;
}

/** The operating system's limits in the decoder process, as `ulimit` prints them: seconds and kilobytes. */
export interface FoundLimits {
  cpu: string;
  data: string;
}

/** A message from the decoder process. */
export type DecoderMessage =
  | { kind: 'ready'; limits: FoundLimits }
  /** @property cpu seconds of processor time that the process has used since it started. */
  | { kind: 'done'; jpeg: Uint8Array; facts?: JpegFacts; cpu: number }
  | { kind: 'refused'; message: string; cpu: number };
