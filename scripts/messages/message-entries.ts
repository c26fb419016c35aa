import { VOCABULARY } from '@tourbillon/backend/vocabulary/vocabulary.ts';
import { DESK_MESSAGES } from '@tourbillon/desk/messages/index.ts';
import { ANSWER_TEMPLATES } from '@tourbillon/domain/desk/answer-templates/answer-templates.ts';
import type { MessageTable } from '@tourbillon/domain/i18n/define-messages.ts';
import type { TableLocale } from '@tourbillon/domain/i18n/locales.ts';
import { MESSAGES } from '@tourbillon/domain/i18n/messages/index.ts';
import type { PluralForms } from '@tourbillon/domain/i18n/plural.ts';

/** A text of the program that a further language needs. */
export interface MessageEntry {
  /** Where it stands: `site.forms.send`. The file of a language has its texts under this key. */
  key: string;
  /** What it is for. */
  about: string;
  texts: Readonly<Record<TableLocale, string | PluralForms>>;
}

/** Every text of the program outside the content folder, in the order of the tables. */
export function messageEntries(): MessageEntry[] {
  return [
    ...ofTables('site', MESSAGES),
    ...ofTables('desk', DESK_MESSAGES),
    ...Object.entries(VOCABULARY).flatMap(([name, words]) =>
      Object.entries(words).map(([id, texts]) => ({
        key: `vocabulary.${name}.${id}`,
        about: `Facts of pieces: a word of “${name}”`,
        texts,
      })),
    ),
    ...ANSWER_TEMPLATES.flatMap(({ id, title, text }) => [
      { key: `answers.${id}.title`, about: 'Title of a template at the desk', texts: title },
      { key: `answers.${id}.text`, about: 'The beginning of an answer to a visitor', texts: text },
    ]),
  ];
}

function ofTables(program: string, tables: Readonly<Record<string, MessageTable>>): MessageEntry[] {
  return Object.entries(tables).flatMap(([namespace, table]) =>
    Object.entries(table).map(([name, { about, ...texts }]) => ({
      key: `${program}.${namespace}.${name}`,
      about,
      texts,
    })),
  );
}
