import type { VideoObject } from 'schema-dts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { breadcrumbStructuredData } from '#src/ui/breadcrumb-structured-data.ts';
import { itemListStructuredData } from '#src/ui/item-list-structured-data.ts';
import { largestImage } from '#src/addresses/image-address.ts';
import type { Video, VideoList } from './videos.server.ts';

const PATH = '/video/';

/** The list of videos as a breadcrumb. */
export const videosCrumb = (t: Translate) => ({ title: t('videos.title'), path: PATH });

/** Address of a page of the list. */
export const videosPage = (page: number) => (page > 1 ? `${PATH}?page=${page}` : PATH);

/** Breadcrumbs of a video, without the home page. */
export function videoCrumbs({ title, slug }: Video, t: Translate) {
  return [videosCrumb(t), { title, path: `${PATH}${slug}/` }];
}

/** Page head of a page of the list. @param origin the host's public origin. */
export function videosHead({ page, videos }: VideoList, t: Translate, origin: string) {
  const title = t('videos.title');
  const crumbs = [{ title: t('layout.home'), path: '/' }, videosCrumb(t)];
  return {
    title: page > 1 ? t('videos.pageTitle', { title, page }) : title,
    description: page > 1 ? t('videos.pageDescription', { page }) : t('videos.lead'),
    path: PATH,
    canonicalQuery: page > 1 ? `?page=${page}` : '',
    jsonLd: [
      breadcrumbStructuredData(origin, crumbs),
      itemListStructuredData(videos.map(({ slug }) => `${origin}${PATH}${slug}/`)),
    ],
  };
}

/** Page head of a video; only a recording has `VideoObject` structured data. */
export function videoHead(video: Video, t: Translate, origin: string) {
  const image = largestImage(video.picture);
  const [source] = video.media?.sources ?? [];
  const data: VideoObject | undefined = source && {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    uploadDate: video.published_at,
    duration: `PT${video.seconds}S`,
    contentUrl: origin + source.src,
    ...(image && { thumbnailUrl: origin + image }),
    transcript: video.scenes.map(({ text }) => text).join(' '),
  };
  const crumbs = [{ title: t('layout.home'), path: '/' }, ...videoCrumbs(video, t)];
  return {
    title: video.title,
    description: video.description,
    path: `${PATH}${video.slug}/`,
    image,
    jsonLd: [...(data ? [data] : []), breadcrumbStructuredData(origin, crumbs)],
  };
}
