/** The large line of a name under its brand, and the small one. */
export interface NameLines {
  name: string;
  reference: string | null;
}

/** A watch known by its reference alone is called by that, and says it once (decision 86). */
export function nameLines({ model, reference }: { model: string; reference: string | null }): NameLines {
  return model === '' ? { name: reference ?? '', reference: null } : { name: model, reference };
}
