import * as v from 'valibot';
import { defineCall } from './call.ts';
import { picture } from './catalogue.ts';
import { count, CACHE_SECONDS, page, slug } from './fields.ts';

const videoCard = v.object({
  slug,
  title: v.string(),
  description: v.string(),
  /** ISO date. */
  published_at: v.string(),
  /** How long it runs. */
  seconds: count,
  /** Its poster with the alternative text in the host's language. */
  picture,
  picture_alt: v.string(),
});

/** Path of a file on the site itself: the Content Security Policy allows no other source. */
const ownFile = v.pipe(v.string(), v.regex(/^\/[^/\\]+/));

/** A recording: the same video in several formats, with captions. */
export const recording = v.object({
  sources: v.pipe(v.array(v.object({ src: ownFile, type: v.string() })), v.minLength(1)),
  captions: v.array(v.object({ src: ownFile, srclang: v.string(), label: v.string() })),
});

/** GET video: a page of videos, the newest first (§7); 404 past the last page (decision 22). */
export const video = defineCall({
  method: 'GET',
  path: '/video',
  request: v.object({ page }),
  response: v.object({
    data: v.array(videoCard),
    meta: v.object({ last_page: v.pipe(count, v.minValue(1)) }),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});

/** GET video/{slug}: a video with its scenes, which contain all its content as text; 404 when unknown. */
export const videoDetail = defineCall({
  method: 'GET',
  path: '/video/{slug}',
  request: v.object({ slug }),
  response: v.object({
    data: v.object({
      ...videoCard.entries,
      scenes: v.pipe(
        v.array(
          v.object({
            title: v.string(),
            text: v.string(),
            seconds: v.pipe(count, v.minValue(1)),
            picture,
            picture_alt: v.string(),
          }),
        ),
        v.minLength(1),
      ),
      /** Null for a drawn film, which consists of its scenes. */
      media: v.nullable(recording),
      /** Slugs of the services in the video. */
      services: v.array(slug),
    }),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});
