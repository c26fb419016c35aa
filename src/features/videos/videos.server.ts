import { askBackend, askOr } from '#src/backend-client/client.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

export type Video = ResponseOf<typeof CALLS.videoDetail>['data'];
export type VideoSummary = ResponseOf<typeof CALLS.video>['data'][number];
type Service = ResponseOf<typeof CALLS.servicesList>['data'][number];

/** Data of a page of the list of videos. */
export interface VideoList {
  videos: VideoSummary[];
  page: number;
  lastPage: number;
}

/** Data of a video's page. */
export interface VideoView {
  video: Video;
  /** Related services. */
  services: Service[];
  /** Videos to watch next. */
  others: VideoSummary[];
}

/** How many other videos are shown below a video. */
const OTHER_VIDEOS = 3;

/** Loads a page of the list. @throws BackendError 404 past the last page (decision 22). */
export async function loadVideos(locale: Locale, page: number): Promise<VideoList> {
  const { data, meta } = await askBackend(locale, CALLS.video, { page });
  return { videos: data, page, lastPage: meta.last_page };
}

/** Loads a video. @throws BackendError 404 for an unknown one. */
export async function loadVideo(locale: Locale, slug: string): Promise<VideoView> {
  const [{ data: video }, services, videos] = await Promise.all([
    askBackend(locale, CALLS.videoDetail, { slug }),
    askOr(locale, CALLS.servicesList, {}, undefined),
    askOr(locale, CALLS.video, { page: 1 }, undefined),
  ]);
  return {
    video,
    services: video.services.flatMap((url) => services?.data.find((service) => service.url === url) ?? []),
    others: (videos?.data ?? []).filter((one) => one.slug !== slug).slice(0, OTHER_VIDEOS),
  };
}
