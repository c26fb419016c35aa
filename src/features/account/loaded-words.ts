import type { MessageKey } from '@tourbillon/domain/i18n/translate.ts';

/** Texts of what is loaded from the account: while it loads, and when it cannot be loaded. */
export const LOADED_KEYS = [
  'orders.awayTitle',
  'orders.awayText',
  'orders.again',
  'orders.wait',
] as const satisfies readonly MessageKey[];

export type LoadedWords = Record<(typeof LOADED_KEYS)[number], string>;
