import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Database } from '../../database/database.ts';
import { readDocument } from '../../content-store/read-document.ts';
import type { TextSource } from './found-text.ts';

/** The experts, by their name, their work and what is said of them. */
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

/** The videos, by their title, their sentence and what their scenes say. */
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
