import { eq } from 'drizzle-orm';
import { isLocale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import { readDocument } from '../content-store/read-document.ts';
import {
  coverComposition,
  COVER_KINDS,
  coverEdition,
  type CoverKind,
  famousEdition,
  findScene,
  initialsOf,
  portraitEdition,
} from './content-pictures.ts';
import { type Drawing, type Drawings, SVG } from './drawings.ts';
import type { Illustrations } from './illustrations.ts';

/**
 * Finds the drawings of texts and people: `cover/{article|service|video}/{slug}`, `cover/text/{composition}`,
 * `expert/{slug}/{locale}` and `famous/{id}/front`. There is no cache here: the storefront requests each drawing once
 * per width and format, and caches the result.
 */
export function createContentDrawings(database: Database, illustrations: Illustrations): Drawings {
  const source = { database, illustrations };
  return {
    async find(kind, place, name) {
      const [word = '', asked] = name.split('.', 2);
      if (kind === 'cover') return findCover(source, place, word, asked);
      if (kind === 'expert') return findPortrait(source, place, word, asked);
      if (kind === 'famous' && word === 'front') return findFamous(source, place, asked);
      return undefined;
    },
  };
}

/** Tries one source after another. */
export function firstFound(...sources: Drawings[]): Drawings {
  return {
    async find(...name) {
      for (const source of sources) {
        const drawing = await source.find(...name);
        if (drawing) return drawing;
      }
      return undefined;
    },
  };
}

/** The data source and the illustrator. */
interface Source {
  database: Database;
  illustrations: Illustrations;
}

async function findCover({ database, illustrations }: Source, kind: string, slug: string, asked?: string) {
  const draw = (composition: string | undefined) =>
    drawing(
      illustrations.drawCover(composition, slug),
      slug,
      coverEdition(illustrations, composition),
      asked,
    );
  if (kind === 'text') return illustrations.compositions?.has(slug) ? draw(slug) : undefined;
  if (kind === 'video') {
    const composition = findScene(await readDocument(database, 'videos'), slug);
    return composition === undefined ? undefined : draw(composition);
  }
  if (!isCoverKind(kind)) return undefined;
  const table = kind === 'article' ? schema.articles : schema.services;
  const rows = await database.select({ slug: table.slug }).from(table).where(eq(table.slug, slug)).limit(1);
  if (rows.length === 0) return undefined;
  return draw(coverComposition(await readDocument(database, 'covers'), kind, slug));
}

async function findPortrait(
  { database, illustrations }: Source,
  slug: string,
  locale: string,
  asked?: string,
) {
  if (!isLocale(locale)) return undefined;
  const expert = (await readDocument(database, 'experts'))?.find((one) => one.slug === slug);
  if (!expert) return undefined;
  const svg = illustrations.drawPortrait(initialsOf(expert.name[locale]), slug);
  return drawing(svg, `${slug}.${locale}`, portraitEdition(illustrations, expert, locale), asked);
}

async function findFamous({ database, illustrations }: Source, id: string, asked?: string) {
  const watch = (await readDocument(database, 'famous'))?.find((one) => one.id === id);
  if (!watch) return undefined;
  return drawing(illustrations.drawFamousWatch(watch), id, famousEdition(illustrations, watch), asked);
}

function drawing(svg: string, name: string, edition: string, asked: string | undefined): Drawing {
  return { body: svg, type: SVG, etag: `"${name}.${edition}"`, lasting: asked === edition };
}

function isCoverKind(kind: string): kind is CoverKind {
  return (COVER_KINDS as readonly string[]).includes(kind);
}
