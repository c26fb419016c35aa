import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { notFound } from '../errors/domain-error.ts';
import { sceneOf, type Covers, type Videos } from '../media/content-pictures.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Handler, HandlerServices } from './handlers.ts';
import { pageOf } from './list-page.ts';
import type { Illustrations } from '../media/illustrations.ts';

/** Videos per list page: two or three rows of cards. */
const PER_PAGE = 6;

/** Videos, the newest first (§7 `video`). */
export function videoHandler({ database, illustrations }: HandlerServices): Handler<'video'> {
  return async ({ page }, { locale }) => {
    const [videos = [], covers] = await readVideos(database);
    const newest = [...videos].sort((a, b) => b.published.localeCompare(a.published));
    const { rows, lastPage } = pageOf(newest, page, PER_PAGE);
    return {
      data: rows.map((video) => cardOf(illustrations, video, covers, locale, false)),
      meta: { last_page: lastPage },
    };
  };
}

/** One video with its scenes. */
export function videoDetailHandler({ database, illustrations }: HandlerServices): Handler<'videoDetail'> {
  return async ({ slug }, { locale }) => {
    const [videos, covers] = await readVideos(database);
    const video = videos?.find((one) => one.slug === slug);
    if (!video) throw notFound('Video');
    return {
      data: {
        ...cardOf(illustrations, video, covers, locale, true),
        scenes: video.scenes.map(({ title, text, seconds }, index) => {
          const { picture, alt } = sceneOf(illustrations, covers, video, index + 1, locale, index === 0);
          return { title: title[locale], text: text[locale], seconds, picture, picture_alt: alt };
        }),
        media: video.media,
        services: video.services,
      },
    };
  };
}

function readVideos(
  database: HandlerServices['database'],
): Promise<[Videos | undefined, Covers | undefined]> {
  return Promise.all([readDocument(database, 'videos'), readDocument(database, 'covers')]);
}

function cardOf(
  illustrations: Illustrations,
  video: Videos[number],
  covers: Covers | undefined,
  locale: Locale,
  main: boolean,
) {
  const { picture, alt } = sceneOf(illustrations, covers, video, 1, locale, main);
  return {
    slug: video.slug,
    title: video.title[locale],
    description: video.description[locale],
    published_at: video.published,
    seconds: video.scenes.reduce((sum, { seconds }) => sum + seconds, 0),
    picture,
    picture_alt: alt,
  };
}
