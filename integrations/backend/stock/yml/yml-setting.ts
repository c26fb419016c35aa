import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { PhotoFolder } from '../photo-files.ts';

/** Settings that are not part of a price list. */
export interface YmlSetting {
  /** The language of its texts. */
  language: Locale;
  /** The folder of photographs; without it, picture addresses are ignored. Nothing is downloaded. */
  folder: PhotoFolder | undefined;
}
