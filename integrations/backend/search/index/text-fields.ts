/** Fields of texts by how much a find in them says: the words people ask for a service with, title, lead, the rest. */
export const TEXT_FIELDS = { wish: 'x5', title: 'x4', lead: 'x3', body: 'x1' } as const;
