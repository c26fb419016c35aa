import { visibleLine, visibleLines } from '../staff-output/visible.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { linkOf } from './templates/letter.ts';
import type { Sender } from './templates/letter.ts';
import { TEMPLATES, type TemplateName, type TemplateValues } from './templates/index.ts';

/** A letter ready to be sent to anybody. */
export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** The address its button leads to, for the log of a site without a mail server. */
  link: string | undefined;
}

/** Composes a letter: pure, so that a letter tried again is the same letter. */
export function composeMail<Name extends TemplateName>(
  template: Name,
  values: TemplateValues[Name],
  sender: Sender,
): ComposedMail {
  const letter = TEMPLATES[template](values, sender);
  const button = letter.blocks.find((block) => block.kind === 'button');
  const { unsubscribe } = letter;
  return {
    // Letters to the staff have what strangers typed.
    subject: visibleLine(letter.subject),
    text: visibleLines(letterText(letter, sender)),
    html: visibleLines(letterHtml(letter, sender)),
    // One click in the mail program ends the subscription (RFC 2369, RFC 8058).
    headers: unsubscribe
      ? {
          'List-Unsubscribe': `<${sender.origin}${unsubscribe.path}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
    link: button && linkOf(button.path, sender),
  };
}
