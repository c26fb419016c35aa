import { withoutSharedWords } from '@tourbillon/domain/texts/piece-name.ts';

/** The two lines below the brand: name in large type, reference in small type. */
export interface NameLines {
  name: string;
  reference: string | null;
}

/** Input for the name lines. */
interface Named {
  brand: { title: string };
  model: string;
  reference: string | null;
}

/**
 * The name lines of an item. Without a model name the reference moves to the large line and is not repeated (decision
 * 86).
 */
export function nameLines({ brand, model, reference }: Named): NameLines {
  const name = withoutSharedWords(brand.title, model);
  return name === '' ? { name: reference ?? '', reference: null } : { name, reference };
}
