import type { Block } from './letter.ts';

/** What a person wrote, under who wrote it; nothing where they wrote nothing. */
export function quoteBlocks(heading: string, text: string): Block[] {
  const written = text.trim();
  return written === ''
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'quote', text: written },
      ];
}
