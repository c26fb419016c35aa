import { footLines, shownBlocks } from './letter-foot.ts';
import { linkOf } from './templates/letter.ts';
import type { Block, Letter, Sender } from './templates/letter.ts';

/** Renders a letter as plain text: an empty line between parts, each address on its own line. */
export function letterText(letter: Letter, sender: Sender): string {
  const { unsubscribe } = letter;
  const { origin } = sender;
  const foot = [
    ...(unsubscribe ? [`${unsubscribe.text}:\n${origin}${unsubscribe.path}`] : []),
    footLines(letter, sender).join('\n'),
  ];
  const blocks = shownBlocks(letter, sender);
  return [...blocks.map((block) => blockText(block, origin)), '--', ...foot].join('\n\n');
}

function blockText(block: Block, origin: string): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}:`;
    case 'facts':
      return block.rows.map(({ label, value }) => `• ${label}: ${indented(value)}`).join('\n');
    case 'list':
      return block.items.map((item) => `• ${item}`).join('\n');
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'steps':
      return block.items.map(({ when, what }) => `• ${when}\n  ${what}`).join('\n');
    case 'pieces':
      return block.items
        .map(({ title, path, note }) => `• ${[title, note].filter(Boolean).join(' — ')}\n  ${origin}${path}`)
        .join('\n');
    case 'links':
      return block.items.map(({ text, path }) => `• ${text}\n  ${linkOf(path, { origin })}`).join('\n');
    case 'button':
      return `${block.text}:\n${linkOf(block.path, { origin })}`;
    default:
      return block.text;
  }
}

/** The value with its lines indented below the first. */
function indented(value: string): string {
  return value.replaceAll('\n', '\n  ');
}
