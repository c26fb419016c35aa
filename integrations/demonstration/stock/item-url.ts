import { slugify } from '@tourbillon/domain/sections/slugify.ts';

/** The slug of an item: brand, model, reference, number. The number makes it unique across sections (decision 42). */
export function itemUrl(parts: readonly (string | null)[], id: number): string {
  const words = slugify(parts.filter((part) => part !== null).join(' ')).slice(0, 120);
  return `${words}-${id}`;
}
