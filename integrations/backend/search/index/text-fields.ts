/** Prefixes of text fields, by importance: service words, title, lead, body. */
export const TEXT_FIELDS = { wish: 'x5', title: 'x4', lead: 'x3', body: 'x1' } as const;
