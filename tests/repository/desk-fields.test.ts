import { expect, it } from 'vitest';
import type { FormField } from '@tourbillon/domain/texts/form-field.ts';
import { ALL_TEXT_KINDS, TEXT_KINDS } from '@tourbillon/domain/texts/text-kinds.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { formOf } from '../../integrations/backend/content-editing/form-of-schema.ts';
import {
  articleFacts,
  DOCUMENTS,
  faqFile,
  serviceFacts,
} from '../../integrations/backend/content-store/formats.ts';
import { texts } from '../../integrations/desk/messages/texts.ts';

/** Names of fields and of options that a person at the desk sees. */
function namesIn(field: FormField): string[] {
  switch (field.type) {
    case 'list':
    case 'table':
      return namesIn(field.of);
    case 'object':
      return field.fields.flatMap(({ name, field: inner }) => [`field_${name}`, ...namesIn(inner)]);
    case 'choice':
      return field.options
        .filter((option) => /^[a-z]+$/.test(String(option)))
        .map((option) => `option_${option}`);
    default:
      return [];
  }
}

const isLanguage = (name: string) => LOCALES.some((locale) => name === `field_${locale}`);

it.each(ALL_TEXT_KINDS.filter((kind) => TEXT_KINDS[kind].form === 'json'))(
  'every field of %s has a name in the languages of the desk',
  (kind) => {
    const { name } = TEXT_KINDS[kind];
    const form = formOf(name === 'faq' ? faqFile : DOCUMENTS[name as keyof typeof DOCUMENTS]);
    const names = namesIn(form).filter((one) => !isLanguage(one));
    expect(names.filter((one) => !Object.hasOwn(texts, one))).toEqual([]);
  },
);

it('every fact of a text has a name in the languages of the desk', () => {
  const facts = Object.keys({ ...articleFacts.entries, ...serviceFacts.entries });
  expect(facts.filter((fact) => !Object.hasOwn(texts, `fact_${fact}`))).toEqual([]);
});
