/** Pages that are one text of the backend, by the word of their address; a new one is a new row and its text. */
export const TEXT_PAGES = ['about', 'politika-konfidentcialnosti', 'user-agreement'] as const;

/** Whether `/{word}/` is a page of text. */
export function isTextPage(word: string | undefined): word is (typeof TEXT_PAGES)[number] {
  return TEXT_PAGES.includes(word as (typeof TEXT_PAGES)[number]);
}
