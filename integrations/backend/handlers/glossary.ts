import { readDocument } from '../content-store/read-document.ts';
import type { Handler, HandlerServices } from './handlers.ts';
import { readTranslated } from '../content-store/read-translated-document.ts';

/** The terms in the order of the content file, each with its names in the languages of the trade. */
export function glossaryHandler({ database }: HandlerServices): Handler<'glossary'> {
  return async (_request, { locale }) => {
    const [terms, english] = await Promise.all([
      readTranslated(database, 'glossary', locale),
      readDocument(database, 'glossary/en'),
    ]);
    const known = new Set(terms.map(({ entry }) => entry.id));
    return {
      data: terms.map(({ entry: { id, group, fr, see }, words, lang }) => ({
        id,
        group,
        ...words,
        names: [
          { lang: 'en' as const, title: locale === 'en' ? undefined : english?.[id]?.title },
          { lang: 'fr' as const, title: fr },
        ].flatMap(({ lang, title }) => (title ? [{ lang, title }] : [])),
        see: see.filter((other) => known.has(other)),
        lang,
      })),
    };
  };
}
