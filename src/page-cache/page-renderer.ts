import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { BufferedResponse } from '../platform/http/response.ts';

/** How long a rendered page lives; zero: not to be kept. */
export interface PageLife {
  maxAge: number;
  swr: number;
  tags: string[];
}

/** A page as it was rendered. */
export interface Rendered {
  response: BufferedResponse;
  life: PageLife;
  /** The backend failed it: sections may be missing, or show what is no longer true. */
  lacks: boolean;
}

/** What makes pages, as those that store them need it; the server has it of Astro. */
export interface PageRenderer {
  /** Whether any page or endpoint has this path. */
  matches(locale: Locale, target: string): boolean;
  /** Renders one page of a locale to the end. Nothing of a visitor reaches it, so it may be kept. */
  page(locale: Locale, target: string): Promise<Rendered>;
}
