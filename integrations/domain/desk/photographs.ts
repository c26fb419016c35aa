import * as v from 'valibot';
import { PICTURE_VIEWS } from '../contract/catalogue.ts';
import { deskFile, defineDeskCall } from './desk-call.ts';

/** Maximum bytes of an uploaded photograph. */
export const PHOTOGRAPH_BYTES = 25 * 1024 * 1024;

/** Maximum number of photographs of a piece. */
export const MOST_PHOTOGRAPHS = 40;

/** Minimum length of the shorter side after a crop, in pixels of the original. */
export const SMALLEST_CROP = 100;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_192));

/**
 * How the shown picture is made from the original: first rotated clockwise, then cropped. The crop is in pixels of
 * the rotated picture.
 */
export const photographEdit = v.object({
  turn: v.picklist([0, 90, 180, 270]),
  crop: v.nullable(v.object({ left: pixels, top: pixels, width: pixels, height: pixels })),
});
export type PhotographEdit = v.InferOutput<typeof photographEdit>;

/** The same, with the size of the original in pixels. */
export type StoredEdit = PhotographEdit & { width: number; height: number };

const id = v.pipe(v.number(), v.integer());
const queryId = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

/** A photograph by the hash of its content: a changed picture has another name, so no cache shows the old one. */
const name = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** A photograph of a piece, for the desk. */
export const deskPhotograph = v.object({
  name,
  width: v.number(),
  height: v.number(),
  view: v.nullable(v.picklist(PICTURE_VIEWS)),
  /** The original before rotation and crop; null when the photograph is not edited. */
  original: v.nullable(v.object({ name, width: v.number(), height: v.number() })),
  edit: v.nullable(photographEdit),
  /** A data URL of a few hundred bytes. */
  placeholder: v.string(),
});
export type DeskPhotograph = v.InferOutput<typeof deskPhotograph>;

const photographs = v.object({ data: v.array(deskPhotograph) });

/**
 * POST stock/photographs/add: adds one file, cleaned, after the other photographs of a piece, and says its name. The
 * same file again is the same photograph. 422 at `file` with `format`, `pixels`, `file_size` or `amount` when it is not a photograph,
 * too large, or one too many.
 */
export const addPhotograph = defineDeskCall({
  method: 'POST',
  path: '/stock/photographs/add',
  request: v.object({ id: queryId }),
  response: v.object({ ...photographs.entries, name }),
  access: 'stock_texts',
  // Cleaning takes seconds, so the handler writes the audit entry together with the change: no transaction waits for
  // the cleaning.
  audited: 'nothing',
  takes: 'file',
  maxBytes: PHOTOGRAPH_BYTES,
});

/**
 * POST stock/photographs/arrange: the photographs of a piece in their new order, the first one is the main one.
 * Photographs that the caller has not seen come after these. 422 at `photographs` for a name of another piece.
 */
export const arrangePhotographs = defineDeskCall({
  method: 'POST',
  path: '/stock/photographs/arrange',
  request: v.object({
    id,
    photographs: v.pipe(
      v.array(v.object({ name, view: v.nullable(v.picklist(PICTURE_VIEWS)) })),
      v.maxLength(MOST_PHOTOGRAPHS),
    ),
    /** Photographs to remove; one that is removed already is no mistake. */
    removed: v.optional(v.pipe(v.array(name), v.maxLength(MOST_PHOTOGRAPHS)), []),
  }),
  response: photographs,
  access: 'stock_texts',
  audited: 'change',
});

/**
 * POST stock/photographs/edit: rotates and crops a photograph. The original is kept, and `edit` always refers to the
 * original. 422 at `crop` when nothing visible would remain.
 */
export const editPhotograph = defineDeskCall({
  method: 'POST',
  path: '/stock/photographs/edit',
  request: v.object({ id, name, edit: photographEdit }),
  response: photographs,
  access: 'stock_texts',
  audited: 'nothing',
});

/** GET stock/photograph: a photograph of a piece, or its original. JPEG. */
export const photographOfStock = defineDeskCall({
  method: 'GET',
  path: '/stock/photograph',
  request: v.object({ id: queryId, name, width: v.optional(v.picklist(['320', '1600'])) }),
  response: deskFile,
  access: 'stock',
  audited: 'nothing',
});
