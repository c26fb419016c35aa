import { createHash } from 'node:crypto';
import type { Picture } from '@tourbillon/domain/contract/catalogue.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { CoverPhotograph } from '../database/schema/content.ts';
import type { DocumentOf } from '../content-store/formats.ts';
import { type FamousWatch, type Illustrations, PICTURE_SIZES } from './illustrations.ts';

/** Kinds of texts with covers, as in picture names: `cover/{kind}/{slug}.{edition}`. */
export const COVER_KINDS = ['article', 'service'] as const;
export type CoverKind = (typeof COVER_KINDS)[number];

export type Covers = DocumentOf<'covers'>;
export type Experts = DocumentOf<'experts'>;
export type Videos = DocumentOf<'videos'>;

/** A cover and its alternative text. */
export interface Cover {
  picture: Picture;
  alt: string;
}

/** The composition of a text's cover; undefined if the text has none of its own. */
export function coverComposition(
  covers: Covers | undefined,
  kind: CoverKind,
  slug: string,
): string | undefined {
  return covers?.[kind][slug];
}

/** The drawn cover of a text. `main`: it is the largest picture of its page, so it needs a placeholder. */
function coverOf(
  illustrations: Illustrations,
  covers: Covers | undefined,
  kind: CoverKind,
  slug: string,
  locale: Locale,
  main = false,
): Cover {
  return drawnCover(
    illustrations,
    covers,
    coverComposition(covers, kind, slug),
    `${kind}/${slug}`,
    locale,
    main,
  );
}

/** The cover of a text: its photograph, or else a drawing. */
export function coverOfText(
  illustrations: Illustrations,
  covers: Covers | undefined,
  kind: CoverKind,
  { slug, cover }: { slug: string; cover: CoverPhotograph | null },
  locale: Locale,
  main = false,
): Cover {
  if (!cover) return coverOf(illustrations, covers, kind, slug, locale, main);
  const { alt, placeholder, ...picture } = cover;
  return { picture: { ...picture, placeholder: main ? placeholder : null }, alt };
}

/** A scene of a video, numbered from 1. The first scene is the poster. */
export function sceneOf(
  illustrations: Illustrations,
  covers: Covers | undefined,
  video: Videos[number],
  number: number,
  locale: Locale,
  main = false,
): Cover {
  const name = `video/${sceneName(video.slug, number)}`;
  return drawnCover(illustrations, covers, video.scenes[number - 1]?.motif, name, locale, main);
}

/** The slug of a scene, which `findScene` parses. */
function sceneName(slug: string, number: number): string {
  return `${slug}_${number}`;
}

/** The composition of a scene by its slug; undefined if there is none. */
export function findScene(videos: Videos | undefined, name: string): string | undefined {
  const [, slug, number] = /^(.+)_(\d+)$/.exec(name) ?? [];
  return videos?.find((video) => video.slug === slug)?.scenes[Number(number) - 1]?.motif;
}

/** A drawn cover. @param name kind and slug of the text. */
function drawnCover(
  illustrations: Illustrations,
  covers: Covers | undefined,
  composition: string | undefined,
  name: string,
  locale: Locale,
  main: boolean,
): Cover {
  const seed = name.slice(name.indexOf('/') + 1);
  return {
    picture: {
      src: `cover/${name}.${coverEdition(illustrations, composition)}`,
      ...PICTURE_SIZES.cover,
      placeholder: main ? illustrations.coverPlaceholder(composition, seed) : null,
    },
    alt: (illustrations.compositions && covers?.alt[composition ?? '']?.[locale]) ?? '',
  };
}

/**
 * A drawing inside a text. Its name has no edition, because texts are stored and the drawing changes with the code.
 * `withDrawings` adds the current edition when the text is shown.
 */
export function drawnPicture(composition: string): Pick<Picture, 'src' | 'width' | 'height'> {
  return { src: `cover/text/${composition}`, ...PICTURE_SIZES.cover };
}

/** Adds current editions to the drawings in the HTML of a stored text. Unknown drawings are removed. */
export function withDrawings(illustrations: Illustrations, html: string): string {
  return html.replace(
    /<figure><img src="cover\/text\/(\w+)".*?<\/figure>\n?/gs,
    (figure, composition: string) =>
      illustrations.compositions?.has(composition)
        ? figure.replace(
            /"cover\/text\/\w+"/,
            `"cover/text/${composition}.${coverEdition(illustrations, composition)}"`,
          )
        : '',
  );
}

/** The edition of a cover. It changes with its composition and with the drawing code. */
export function coverEdition(illustrations: Illustrations, composition: string | undefined): string {
  return shortHash(illustrations, composition ?? '');
}

/** The portrait of an expert: a monogram in the alphabet of the language. */
export function portraitOf(illustrations: Illustrations, expert: Experts[number], locale: Locale): Picture {
  return {
    src: `expert/${expert.slug}/${locale}.${portraitEdition(illustrations, expert, locale)}`,
    ...PICTURE_SIZES.portrait,
    placeholder: null,
  };
}

/** The edition of a monogram. It changes with the name and with the drawing code. */
export function portraitEdition(
  illustrations: Illustrations,
  expert: Experts[number],
  locale: Locale,
): string {
  return shortHash(illustrations, initialsOf(expert.name[locale]));
}

/** First letters of the first two words of a name. Uzbek Oʻ is one letter and is drawn as O. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** A watch of a famous person, `famous/{id}/front.{edition}`. */
export function famousPicture(illustrations: Illustrations, watch: FamousWatch): Picture {
  return {
    src: `famous/${watch.id}/front.${famousEdition(illustrations, watch)}`,
    ...PICTURE_SIZES.famousWatch,
    placeholder: null,
  };
}

/** The edition of the picture. It changes with the description of the watch and with the drawing code. */
export function famousEdition(illustrations: Illustrations, watch: FamousWatch): string {
  return shortHash(illustrations, JSON.stringify(watch));
}

function shortHash({ edition }: Illustrations, text: string): string {
  return createHash('sha256').update(edition).update(text).digest('hex').slice(0, 8);
}
