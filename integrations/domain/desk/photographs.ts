import * as v from 'valibot';
import { PICTURE_VIEWS } from '../contract/catalogue.ts';
import { deskFile, defineDeskCall } from './desk-call.ts';

/** Bytes of a photograph that may be sent. */
export const PHOTOGRAPH_BYTES = 25 * 1024 * 1024;

/** The most photographs of a piece. */
export const MOST_PHOTOGRAPHS = 40;

/** The shorter side of what a crop may leave, in pixels of the original. */
export const SMALLEST_CROP = 100;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_192));

/** How an original becomes the picture that is shown: turned clockwise first, then cropped, in pixels of what was turned. */
export const photographEdit = v.object({
  turn: v.picklist([0, 90, 180, 270]),
  crop: v.nullable(v.object({ left: pixels, top: pixels, width: pixels, height: pixels })),
});
export type PhotographEdit = v.InferOutput<typeof photographEdit>;

/** The same with the pixels of the original. */
export type StoredEdit = PhotographEdit & { width: number; height: number };

const id = v.pipe(v.number(), v.integer());
const queryId = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

/** A photograph by its content: another picture has another name, so that no cache shows the one before. */
const name = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** A photograph of a piece, as the desk shows it. */
export const deskPhotograph = v.object({
  name,
  width: v.number(),
  height: v.number(),
  view: v.nullable(v.picklist(PICTURE_VIEWS)),
  /** The picture that it was made of by turning and cropping, and how; null when it is as it came. */
  original: v.nullable(v.object({ name, width: v.number(), height: v.number() })),
  edit: v.nullable(photographEdit),
  /** A data address of a few hundred bytes. */
  placeholder: v.string(),
});
export type DeskPhotograph = v.InferOutput<typeof deskPhotograph>;

const photographs = v.object({ data: v.array(deskPhotograph) });

/**
 * POST stock/photographs/add: one file, cleaned and put behind the others of a piece. The same file again is the same
 * photograph. 422 at `file` with `format`, `pixels`, `file_size` or `amount` when it is none, too large, or one too many.
 */
export const addPhotograph = defineDeskCall({
  method: 'POST',
  path: '/stock/photographs/add',
  request: v.object({ id: queryId }),
  response: photographs,
  access: 'stock_texts',
  // Cleaning takes seconds: the handler writes the entry with the change, and no transaction waits for it.
  audited: 'nothing',
  takes: 'file',
  maxBytes: PHOTOGRAPH_BYTES,
});

/**
 * POST stock/photographs/arrange: the photographs of a piece in their order, the first being the main one. One that is
 * not named is taken away. 422 at `names` when one of them is not the piece's.
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
  }),
  response: photographs,
  access: 'stock_texts',
  audited: 'change',
});

/**
 * POST stock/photographs/edit: turns and crops a photograph; the original is kept, and `edit` is always said of it. 422
 * at `crop` when that leaves nothing to see.
 */
export const editPhotograph = defineDeskCall({
  method: 'POST',
  path: '/stock/photographs/edit',
  request: v.object({ id, name, edit: photographEdit }),
  response: photographs,
  access: 'stock_texts',
  audited: 'nothing',
});

/** GET stock/photograph: a photograph of a piece, or the original that it was made of. JPEG. */
export const photographOfStock = defineDeskCall({
  method: 'GET',
  path: '/stock/photograph',
  request: v.object({ id: queryId, name, width: v.optional(v.picklist(['320', '1600'])) }),
  response: deskFile,
  access: 'stock',
  audited: 'nothing',
});
