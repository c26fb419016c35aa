import { nameAfter } from '@tourbillon/domain/texts/piece-name.ts';

/** The large line of a name under its brand, and the small one. */
export interface NameLines {
  name: string;
  reference: string | null;
}

/** What the name lines are made of. */
interface Named {
  brand: { title: string };
  model: string;
  reference: string | null;
}

/** A watch known by its reference alone is called by that, and says it once (decision 86); so does one by its brand. */
export function nameLines({ brand, model, reference }: Named): NameLines {
  const name = nameAfter(brand.title, model);
  return name === '' ? { name: reference ?? '', reference: null } : { name, reference };
}
