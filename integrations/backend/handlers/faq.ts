import { readDocument } from '../content-store/read-document.ts';
import type { Handler, HandlerServices } from './handlers.ts';
import { readQuestions } from '../content-store/questions.ts';

/** Questions and answers in the order of their ids, with their topics (decision 14). */
export function faqHandler({ database }: HandlerServices): Handler<'faq'> {
  return async (_request, { locale }) => {
    const [questions, about] = await Promise.all([
      readQuestions(database, locale),
      readDocument(database, 'questions'),
    ]);
    const services = Object.entries(about?.service ?? {});
    return {
      data: questions.map(({ id, question, answer }) => ({
        id,
        question,
        answer,
        topic: about?.topics.find((topic) => topic.questions.includes(id))?.id ?? null,
        services: services.filter(([, ids]) => ids.includes(id)).map(([slug]) => slug),
        home: about?.home.includes(id) ?? false,
      })),
      topics: (about?.topics ?? []).map(({ id, title }) => ({ id, title: title[locale] })),
    };
  };
}
