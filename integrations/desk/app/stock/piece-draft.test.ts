import { describe, expect, it } from 'vitest';
import { cellOf, draftOf, hasChanges, resolveConflict, withCell } from './piece-draft.ts';

const read = draftOf({ version: 'v1', edition: 1, cells: { price: '100', caliber: '', model: 'A' } });

describe('what is typed of a piece', () => {
  it('is what differs from what was read', () => {
    const draft = withCell(withCell(read, 'price', '200'), 'model', 'B');
    expect(draft.typed).toEqual({ price: '200', model: 'B' });
    expect([cellOf(draft, 'price'), cellOf(draft, 'caliber')]).toEqual(['200', '']);
    expect(hasChanges(withCell(withCell(draft, 'price', '100'), 'model', 'A'))).toBe(false);
  });

  it('after a conflict stands on what is there now, and loses nothing that was chosen', () => {
    const draft = withCell(withCell(withCell(read, 'price', '200'), 'model', 'B'), 'caliber', '3135');
    const conflict = {
      version: 'v2',
      edition: 2,
      fields: [
        { column: 'price', read: '100', now: '150', by: null },
        { column: 'caliber', read: '', now: '3130', by: { id: 1, name: 'Anna' } },
      ],
    };
    const after = resolveConflict(draft, conflict, new Set(['caliber']));
    expect(after).toEqual({
      version: 'v2',
      edition: 2,
      read: { price: '150', caliber: '3130', model: 'A' },
      typed: { model: 'B', caliber: '3135' },
    });
  });

  it('is nothing any more where both have typed the same', () => {
    const draft = withCell(read, 'price', '150');
    const conflict = {
      version: 'v2',
      edition: 2,
      fields: [{ column: 'price', read: '100', now: '150', by: null }],
    };
    expect(hasChanges(resolveConflict(draft, conflict, new Set(['price'])))).toBe(false);
  });
});
