import { eq } from 'drizzle-orm';
import { isLocale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import { readDocument } from '../content-store/read-document.ts';
import {
  COVER_KINDS,
  coverEdition,
  findScene,
  initialsOf,
  motifOf,
  portraitEdition,
  type CoverKind,
} from './content-pictures.ts';
import { drawCover } from '@tourbillon/demonstration/drawing/covers/draw-cover.ts';
import { isMotif } from '@tourbillon/demonstration/drawing/covers/motifs/index.ts';
import { drawMonogram } from '@tourbillon/demonstration/drawing/monograms/draw-monogram.ts';
import { type Drawing, type Drawings, SVG } from './drawings.ts';
import { drawFamous, famousEdition } from './famous-pictures.ts';

/**
 * Finds the drawings of texts and people: `cover/{article|service|video}/{slug}`, `cover/text/{composition}`,
 * `expert/{slug}/{locale}` and `famous/{id}/front`, of those that exist. They are drawn again each time: the storefront
 * asks for one once a width and format, and keeps that.
 */
export function createContentDrawings(database: Database): Drawings {
  return {
    async find(kind, place, name) {
      const [word = '', asked] = name.split('.', 2);
      if (kind === 'cover') return findCover(database, place, word, asked);
      if (kind === 'expert') return findPortrait(database, place, word, asked);
      if (kind === 'famous' && word === 'front') return findFamous(database, place, asked);
      return undefined;
    },
  };
}

/** Asks one source after another. */
export function firstOf(...sources: Drawings[]): Drawings {
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

async function findCover(database: Database, kind: string, slug: string, asked: string | undefined) {
  if (kind === 'text') {
    return isMotif(slug) ? drawing(drawCover(slug, slug), slug, coverEdition(slug), asked) : undefined;
  }
  if (kind === 'video') {
    const motif = findScene(await readDocument(database, 'videos'), slug);
    return motif && drawing(drawCover(motif, slug), slug, coverEdition(motif), asked);
  }
  if (!isCoverKind(kind)) return undefined;
  const table = kind === 'article' ? schema.articles : schema.services;
  const rows = await database.select({ slug: table.slug }).from(table).where(eq(table.slug, slug)).limit(1);
  if (rows.length === 0) return undefined;
  const motif = motifOf(await readDocument(database, 'covers'), kind, slug);
  return drawing(drawCover(motif, slug), slug, coverEdition(motif), asked);
}

async function findPortrait(database: Database, slug: string, locale: string, asked: string | undefined) {
  if (!isLocale(locale)) return undefined;
  const expert = (await readDocument(database, 'experts'))?.find((one) => one.slug === slug);
  if (!expert) return undefined;
  const svg = drawMonogram(initialsOf(expert.name[locale]), slug);
  return drawing(svg, `${slug}.${locale}`, portraitEdition(expert, locale), asked);
}

async function findFamous(database: Database, id: string, asked: string | undefined) {
  const watch = (await readDocument(database, 'famous'))?.find((one) => one.id === id);
  return watch && drawing(drawFamous(watch), id, famousEdition(watch), asked);
}

function drawing(svg: string, name: string, edition: string, asked: string | undefined): Drawing {
  return { body: svg, type: SVG, etag: `"${name}.${edition}"`, lasting: asked === edition };
}

function isCoverKind(kind: string): kind is CoverKind {
  return (COVER_KINDS as readonly string[]).includes(kind);
}
