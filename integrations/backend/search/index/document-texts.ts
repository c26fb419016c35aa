import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Database } from '../../database/database.ts';
import { readDocument } from '../../content-store/read-document.ts';
import type { TextSource } from './found-text.ts';

/** Experts as search texts: name, profession and description. */
export async function expertTexts(database: Database, locale: Locale): Promise<TextSource[]> {
  const experts = (await readDocument(database, 'experts')) ?? [];
  return experts.map(({ slug, name, job_title, education, experience, about }) => ({
    kind: 'expert',
    slug,
    title: name[locale],
    description: job_title[locale],
    lang: LOCALE_FACTS[locale].lang,
    body: [education, experience, about].map((words) => words[locale]).join(' '),
  }));
}

/** Videos as search texts: title, summary and the text of their scenes. */
export async function videoTexts(database: Database, locale: Locale): Promise<TextSource[]> {
  const videos = (await readDocument(database, 'videos')) ?? [];
  return videos.map(({ slug, title, description, scenes }) => ({
    kind: 'video',
    slug,
    title: title[locale],
    description: description[locale],
    lang: LOCALE_FACTS[locale].lang,
    body: scenes.map((scene) => `${scene.title[locale]} ${scene.text[locale]}`).join(' '),
  }));
}
