import type { Block } from './letter.ts';

/** What somebody wrote, by its paragraphs. */
export function textBlocks(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ kind: 'paragraph', text: paragraph }));
}
