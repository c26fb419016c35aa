import type { Block } from './letter.ts';

/** A person's message with a heading; empty if there is no message. */
export function quoteBlocks(heading: string, text: string): Block[] {
  const written = text.trim();
  return written === ''
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'quote', text: written },
      ];
}
