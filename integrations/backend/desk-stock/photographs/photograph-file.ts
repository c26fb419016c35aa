import { LRUCache } from 'lru-cache';
import type { DeskFile } from '@tourbillon/domain/desk/desk-call.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../errors/domain-error.ts';
import type { PhotographStore } from '../../photographs/photograph-store.ts';
import { findRow } from '../read-item.ts';
import { photographsOf } from './read-photographs.ts';

/** Bytes of the cache of small pictures: some thousand pictures. */
const CACHE_BYTES = 24 * 1024 * 1024;

const small = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ byteLength }) => byteLength,
});

/** A photograph of an item, or its original, as JPEG. @throws DomainError 'not-found' */
export async function photographFile(
  database: Database,
  office: string | null,
  { id, name, width }: { id: number; name: string; width?: string | undefined },
  store: PhotographStore,
): Promise<DeskFile> {
  await findRow(database, office, id);
  const own = await photographsOf(database, id);
  if (!own.some((one) => one.name === name || one.original === name)) throw notFound('Photograph');
  const key = `${name} ${width}`;
  const kept = small.get(key);
  if (kept) return { body: kept, type: 'image/jpeg' };
  const bytes = await store.read(name);
  if (!bytes) throw notFound('Photograph');
  if (width === undefined) return { body: bytes, type: 'image/jpeg' };
  const { default: sharp } = await import('sharp');
  const side = Number(width);
  const body = new Uint8Array(
    await sharp(bytes)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg()
      .toBuffer(),
  );
  small.set(key, body);
  return { body, type: 'image/jpeg' };
}
