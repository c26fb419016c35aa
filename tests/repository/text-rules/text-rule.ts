import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/** A pattern that the texts of a language never have. */
export interface TextRule {
  /** What the pattern finds. */
  fault: string;
  locales: readonly Locale[];
  pattern: RegExp;
  why: string;
  /** A text with the fault. */
  wrong: string;
  /** Also of the texts of the desk. Its messages about files quote as files do. */
  desk?: true;
}
