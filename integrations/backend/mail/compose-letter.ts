import { visibleLine, visibleLines } from '../staff-output/visible.ts';
import { letterHtml } from './letter-html.ts';
import { type LetterPicture, type LetterPictures, NO_PICTURES } from './letter-picture.ts';
import { letterText } from './letter-text.ts';
import { linkOf } from './templates/letter.ts';
import type { Letter, Sender } from './templates/letter.ts';
import { TEMPLATES, type TemplateName, type TemplateValues } from './templates/index.ts';

/** A letter ready to be sent to anybody. */
export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** Where an answer to it goes; undefined where nobody reads one. */
  replyTo: string | undefined;
  /** The pictures that the letter shows. */
  pictures: readonly LetterPicture[];
  /** The address its button leads to, for the log of a site without a mail server. */
  link: string | undefined;
}

/** Writes a letter: pure, so that a letter tried again is the same letter. */
export function writeLetter<Name extends TemplateName>(
  template: Name,
  values: TemplateValues[Name],
  sender: Sender,
): Letter {
  return TEMPLATES[template](values, sender);
}

/** Where the pictures of a letter are found, each once: the pages of its pieces, and what people have sent. */
export function picturesIn({ blocks }: Letter): string[] {
  const paths = blocks.flatMap((block) =>
    block.kind === 'pieces' ? block.items.map(({ path, picture = path }) => picture) : [],
  );
  return [...new Set(paths)];
}

/** Gives a letter its shape. @param pictures of its pieces. */
export function composeLetter(
  letter: Letter,
  sender: Sender,
  pictures: LetterPictures = NO_PICTURES,
): ComposedMail {
  const button = letter.blocks.find((block) => block.kind === 'button');
  const { unsubscribe, isForStaff = false } = letter;
  return {
    // Letters repeat what strangers typed.
    subject: visibleLine(letter.subject),
    text: visibleLines(letterText(letter, sender)),
    html: visibleLines(letterHtml(letter, sender, pictures)),
    // One click in the mail program ends the subscription (RFC 2369, RFC 8058).
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

/** Both at once, without pictures. */
export function composeMail<Name extends TemplateName>(
  template: Name,
  values: TemplateValues[Name],
  sender: Sender,
): ComposedMail {
  return composeLetter(writeLetter(template, values, sender), sender);
}
