import { asc, inArray } from 'drizzle-orm';
import { schema } from '../database/database.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Handler, Parts } from './handlers.ts';
import { localesFor, preferredTranslations } from '../content-store/translations.ts';

/** Questions and answers in the order of their ids, with what they are about (decision 14). */
export function faqHandler({ database }: Parts): Handler<'faq'> {
  const { faq } = schema;
  return async (_request, { locale }) => {
    const [rows, about] = await Promise.all([
      database
        .select()
        .from(faq)
        .where(inArray(faq.locale, localesFor(locale)))
        .orderBy(asc(faq.id)),
      readDocument(database, 'questions'),
    ]);
    const services = Object.entries(about?.service ?? {});
    return {
      data: preferredTranslations(rows, (row) => row.id, locale).map(({ id, question, answer }) => ({
        id,
        question,
        answer,
        topic: about?.topics.find(({ questions }) => questions.includes(id))?.id ?? null,
        services: services.filter(([, ids]) => ids.includes(id)).map(([slug]) => slug),
        home: about?.home.includes(id) ?? false,
      })),
      topics: (about?.topics ?? []).map(({ id, title }) => ({ id, title: title[locale] })),
    };
  };
}
