import { measureJpeg } from '@tourbillon/platform/pictures/decoding/measure-jpeg.ts';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import {
  type DeskPhotograph,
  type editPhotograph as editCall,
  type PhotographEdit,
  SMALLEST_CROP,
} from '@tourbillon/domain/desk/photographs.ts';
import type { Database } from '../../database/database.ts';
import { notFound, refused } from '../../errors/domain-error.ts';
import type { ItemPhotograph } from '../../photographs/item-photographs.ts';
import type { PhotographStore } from '../../photographs/photograph-store.ts';
import { type Editor, findRow } from '../read-item.ts';
import { changePhotographs } from './change-photographs.ts';
import { photographsOf } from './read-photographs.ts';

/** High enough that a second compression is not visible. */
const QUALITY = 92;

/**
 * Rotates and crops a photograph, always from its original, which is kept. The result has a new name, so that no
 * cache shows the old picture.
 * @throws DomainError 'not-found', or 'invalid' at `crop`.
 */
export async function editPhotograph(
  database: Database,
  editor: Editor,
  { id, name, edit }: DeskRequestOf<typeof editCall>,
  store: PhotographStore,
): Promise<DeskPhotograph[]> {
  await findRow(database, editor.office, id);
  const before = (await photographsOf(database, id)).find((one) => one.name === name);
  if (!before) throw notFound('Photograph');
  const edited = { ...before, ...(await made(before, edit, store)) };
  return changePhotographs(database, { editor, id, call: 'editPhotograph' }, (now) => {
    if (!now.some((one) => one.name === name)) throw notFound('Photograph');
    return now.map((one) => (one.name === name ? { ...edited, view: one.view } : one));
  });
}

async function made(
  before: ItemPhotograph,
  edit: PhotographEdit,
  store: PhotographStore,
): Promise<Omit<ItemPhotograph, 'view' | 'source'>> {
  const original = before.original ?? before.name;
  const bytes = await store.read(original);
  if (!bytes) throw notFound('Original');
  const facts = await measureJpeg(Buffer.from(bytes));
  const { turn, crop } = edit;
  if (turn === 0 && crop === null) {
    return { name: original, type: before.type, ...facts, original: null, edit: null };
  }
  const { width, height } = facts;
  const turned = turn % 180 === 0 ? { width, height } : { width: height, height: width };
  if (crop && !isInside(crop, turned)) throw refused('crop', 'value');
  const { source: _, ...picture } = await store.store(await renderEdit(bytes, edit));
  return { ...picture, original, edit: { ...edit, width, height } };
}

async function renderEdit(bytes: Uint8Array, { turn, crop }: PhotographEdit): Promise<Uint8Array> {
  // Loaded on demand, because most backends never edit a photograph.
  const { default: sharp } = await import('sharp');
  const turned = sharp(bytes).rotate(turn);
  return (crop ? turned.extract(crop) : turned)
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function isInside(
  { left, top, width, height }: NonNullable<PhotographEdit['crop']>,
  whole: { width: number; height: number },
): boolean {
  return (
    Math.min(width, height) >= Math.min(SMALLEST_CROP, whole.width, whole.height) &&
    left + width <= whole.width &&
    top + height <= whole.height
  );
}
