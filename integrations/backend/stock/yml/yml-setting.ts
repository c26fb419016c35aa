import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { PhotoFolder } from '../photo-files.ts';

/** What a price list does not say itself. */
export interface YmlSetting {
  /** The language of its texts. */
  language: Locale;
  /** The folder of photographs; without it the addresses of pictures are passed over: nothing is fetched. */
  folder: PhotoFolder | undefined;
}
