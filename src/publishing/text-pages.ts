import { AGREEMENT_PAGES } from '@tourbillon/domain/contract/consent.ts';

/**
 * Pages that consist of one text of the backend, by the word of their path. A new page needs only a new entry here
 * and its text.
 */
export const TEXT_PAGES = [
  'about',
  AGREEMENT_PAGES.policy,
  AGREEMENT_PAGES.consent,
  'user-agreement',
] as const;

/** Whether `/{word}/` is a text page. */
export function isTextPage(word: string | undefined): word is (typeof TEXT_PAGES)[number] {
  return TEXT_PAGES.includes(word as (typeof TEXT_PAGES)[number]);
}
