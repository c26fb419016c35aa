import { linkOf } from './templates/letter.ts';
import type { Block, Letter, Sender } from './templates/letter.ts';

/** A letter as plain text: parts apart by an empty line, addresses on lines of their own. */
export function letterText({ blocks, unsubscribe }: Letter, { t, shop, origin }: Sender): string {
  const foot = [
    ...(unsubscribe ? [`${unsubscribe.text}:\n${origin}${unsubscribe.path}`] : []),
    t('mail.footer', { shop, site: origin }),
  ];
  return [...blocks.map((block) => blockText(block, origin)), '--', ...foot].join('\n\n');
}

function blockText(block: Block, origin: string): string {
  switch (block.kind) {
    case 'list':
      return block.items.map((item) => `• ${item}`).join('\n');
    case 'links':
      return block.items
        .map(({ text, path, note }) => `• ${[text, note].filter(Boolean).join(' — ')}\n  ${origin}${path}`)
        .join('\n');
    case 'button':
      return `${block.text}:\n${linkOf(block.path, { origin })}`;
    default:
      return block.text;
  }
}
