import { describe, expect, it } from 'vitest';
import { REQUEST_KINDS } from '../../contract/requests/index.ts';
import { TABLE_LOCALES } from '../../i18n/locales.ts';
import { ANSWER_TEMPLATES, fillTemplate, templatesFor } from './answer-templates.ts';

const placesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('templates of answers', () => {
  it.each(REQUEST_KINDS)('%s has one of its own, and those for anything', (kind) => {
    const found = templatesFor(kind);
    expect(found[0]?.kinds).toContain(kind);
    expect(found.at(-1)?.kinds).toBeNull();
  });

  it.each(ANSWER_TEMPLATES.map((template) => [template.id, template] as const))(
    '%s: four languages with the same places',
    (_, { title, text }) => {
      const places = placesOf(text.ru);
      for (const locale of TABLE_LOCALES) {
        expect([locale, placesOf(text[locale])]).toEqual([locale, places]);
        expect(title[locale]).not.toBe('');
        // English and Uzbek texts contain no Cyrillic letters, and Ukrainian texts contain no Russian letters.
        const foreign = { ru: /[іїєґ]/i, en: /[а-яё]/i, ua: /[ыэъё]/i, uz: /[а-яё]|[og][\'’]/i }[locale];
        expect(text[locale] + title[locale]).not.toMatch(foreign);
      }
    },
  );

  it('have no two of one name', () => {
    const ids = ANSWER_TEMPLATES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    [{ name: 'Ann', about: 'Omega', locale: 'en' }, 'Hello Ann,\n\nThank you for your question about Omega.'],
    [{ name: '', about: '', locale: 'en' }, 'Hello,\n\nThank you for your question about your piece.'],
    [{ name: '', about: '', locale: 'uz' }, 'Assalomu alaykum!\n\nSavolingiz uchun rahmat (buyumingiz).'],
  ] as const)('%j', (request, expected) => {
    const [question] = templatesFor('question');
    if (!question) throw new Error('no template');
    expect(fillTemplate(question, request).startsWith(expected)).toBe(true);
  });
});
