import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { BufferedResponse } from '../platform/http/response.ts';

/** How long a rendered page may be cached. Zero: not at all. */
export interface PageLife {
  maxAge: number;
  swr: number;
  tags: string[];
}

/** A rendered page. */
export interface Rendered {
  response: BufferedResponse;
  life: PageLife;
  /** Whether data of the backend was missing: sections may be missing or outdated. */
  lacks: boolean;
}

/** What the page stores need to render pages. The server implements it with Astro. */
export interface PageRenderer {
  /**
   * Renders one page of a locale completely. No data of a visitor is used, so the page may be cached. Undefined when no
   * page or endpoint has this path.
   */
  page(locale: Locale, target: string): Promise<Rendered | undefined>;
}
