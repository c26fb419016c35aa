import { createHash } from 'node:crypto';
import type { Picture } from '@tourbillon/domain/contract/catalogue.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { DocumentOf } from '../content-store/formats.ts';
import { groundNameOf } from '@tourbillon/demonstration/drawing/covers/draw-cover.ts';
import { COVER } from '@tourbillon/demonstration/drawing/covers/ground.ts';
import { GROUNDS } from '@tourbillon/demonstration/drawing/covers/materials.ts';
import { isMotif, type MotifName } from '@tourbillon/demonstration/drawing/covers/motifs/index.ts';
import { DRAWING_EDITION } from '@tourbillon/demonstration/drawing/drawing-edition.ts';

/** Texts that have covers, as picture names say it: `cover/{kind}/{slug}.{edition}`. */
export const COVER_KINDS = ['article', 'service'] as const;
export type CoverKind = (typeof COVER_KINDS)[number];

export type Covers = DocumentOf<'covers'>;
export type Experts = DocumentOf<'experts'>;
export type Videos = DocumentOf<'videos'>;

/** Shown where a text has no composition of its own yet. */
const ANY: MotifName = 'treasure';

/** A cover and what is seen on it. */
export interface Cover {
  picture: Picture;
  alt: string;
}

/** The composition of a text's cover. */
export function motifOf(covers: Covers | undefined, kind: CoverKind, slug: string): MotifName {
  return covers?.[kind][slug] ?? ANY;
}

/** The cover of a text in a language; `main` when it is the largest picture of its page, which has a placeholder. */
export function coverOf(
  covers: Covers | undefined,
  kind: CoverKind,
  slug: string,
  locale: Locale,
  main = false,
): Cover {
  return drawnCover(covers, motifOf(covers, kind, slug), kind, slug, locale, main);
}

/** A scene of a film, numbered from 1: the first is its poster. */
export function sceneOf(
  covers: Covers | undefined,
  video: Videos[number],
  number: number,
  locale: Locale,
  main = false,
): Cover {
  const motif = video.scenes[number - 1]?.motif ?? ANY;
  return drawnCover(covers, motif, 'video', sceneName(video.slug, number), locale, main);
}

/** The address word of a scene, which `findScene` reads back. */
function sceneName(slug: string, number: number): string {
  return `${slug}_${number}`;
}

/** The composition of a scene by its address word; undefined when there is none. */
export function findScene(videos: Videos | undefined, name: string): MotifName | undefined {
  const [, slug, number] = /^(.+)_(\d+)$/.exec(name) ?? [];
  return videos?.find((video) => video.slug === slug)?.scenes[Number(number) - 1]?.motif;
}

function drawnCover(
  covers: Covers | undefined,
  motif: MotifName,
  kind: CoverKind | 'video',
  slug: string,
  locale: Locale,
  main: boolean,
): Cover {
  return {
    picture: {
      src: `cover/${kind}/${slug}.${coverEdition(motif)}`,
      ...COVER,
      placeholder: main ? placeholderOf(motif, slug) : null,
    },
    alt: covers?.alt[motif]?.[locale] ?? '',
  };
}

/**
 * A composition by itself, within a text. Its name has no edition: texts are stored, and the drawing changes with the
 * code; `withEditions` writes today's when the text is shown.
 */
export function drawnPicture(motif: MotifName): Pick<Picture, 'src' | 'width' | 'height'> {
  return { src: `cover/text/${motif}`, ...COVER };
}

/** The HTML of a stored text with the names that its drawn pictures have today. */
export function withEditions(html: string): string {
  return html.replace(/(<img src="cover\/text\/)(\w+)"/g, (whole, start: string, motif: string) =>
    isMotif(motif) ? `${start}${motif}.${coverEdition(motif)}"` : whole,
  );
}

/** Which edition of a cover this is: changes with its composition and with the drawing code. */
export function coverEdition(motif: MotifName): string {
  return shortHash(motif);
}

/** The portrait of an expert: a monogram in the letters of the language. */
export function portraitOf(expert: Experts[number], locale: Locale): Picture {
  return {
    src: `expert/${expert.slug}/${locale}.${portraitEdition(expert, locale)}`,
    width: 800,
    height: 800,
    placeholder: null,
  };
}

/** Which edition of a monogram this is: changes with the name and with the drawing code. */
export function portraitEdition(expert: Experts[number], locale: Locale): string {
  return shortHash(initialsOf(expert.name[locale]));
}

/** First letters of the first two words of a name. Uzbek Oʻ is one letter, drawn as O. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** The light of a cover's ground, seen until the cover is there. */
function placeholderOf(motif: MotifName, slug: string): string {
  const { light, deep } = GROUNDS[groundNameOf(motif, slug)];
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'><linearGradient id='g' y2='1'>` +
    `<stop stop-color='${light}'/><stop offset='1' stop-color='${deep}'/></linearGradient>` +
    `<path fill='url(#g)' d='M0 0h3v2H0z'/></svg>`;
  return `data:image/svg+xml,${svg.replace(/[#<>]/g, encodeURIComponent)}`;
}

function shortHash(text: string): string {
  return createHash('sha256').update(DRAWING_EDITION).update(text).digest('hex').slice(0, 8);
}
