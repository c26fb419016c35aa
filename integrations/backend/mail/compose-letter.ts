import { visibleLine, visibleLines } from '../staff-output/visible.ts';
import { letterHtml } from './letter-html.ts';
import { type LetterPicture, type LetterPictures, NO_PICTURES } from './letter-picture.ts';
import { letterText } from './letter-text.ts';
import { linkOf } from './templates/letter.ts';
import type { Letter, Sender } from './templates/letter.ts';
import { TEMPLATES, type TemplateName, type TemplateValues } from './templates/index.ts';

/** A complete letter without a recipient. */
export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** Reply-To address; undefined if nobody reads replies. */
  replyTo: string | undefined;
  /** The pictures that the letter shows. */
  pictures: readonly LetterPicture[];
  /** The link of its button, for the log of a site without a mail server. */
  link: string | undefined;
}

/** Writes a letter. It is a pure function, so a retry sends the same letter. */
export function writeLetter<Name extends TemplateName>(
  template: Name,
  values: TemplateValues[Name],
  sender: Sender,
): Letter {
  return TEMPLATES[template](values, sender);
}

/** Paths of all pictures in a letter, without duplicates: pages of items, and photographs of visitors. */
export function picturesIn({ blocks }: Letter): string[] {
  const paths = blocks.flatMap((block) =>
    block.kind === 'pieces' ? block.items.map(({ path, picture = path }) => picture) : [],
  );
  return [...new Set(paths)];
}

/** Renders a letter as text and HTML. @param pictures by their paths. */
export function composeLetter(
  letter: Letter,
  sender: Sender,
  pictures: LetterPictures = NO_PICTURES,
): ComposedMail {
  const button = letter.blocks.find((block) => block.kind === 'button');
  const { unsubscribe, isForStaff = false } = letter;
  return {
    // The subject may contain text that a visitor typed.
    subject: visibleLine(letter.subject),
    text: visibleLines(letterText(letter, sender)),
    html: visibleLines(letterHtml(letter, sender, pictures)),
    // One-click unsubscribe of mail programs (RFC 2369, RFC 8058).
    headers: unsubscribe
      ? {
          'List-Unsubscribe': `<${sender.origin}${unsubscribe.path}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
    replyTo: isForStaff ? undefined : sender.office?.email,
    pictures: picturesIn(letter).flatMap((path) => pictures.get(path) ?? []),
    link: button && linkOf(button.path, sender),
  };
}

/** Writes and renders a letter without pictures. */
export function composeMail<Name extends TemplateName>(
  template: Name,
  values: TemplateValues[Name],
  sender: Sender,
): ComposedMail {
  return composeLetter(writeLetter(template, values, sender), sender);
}
