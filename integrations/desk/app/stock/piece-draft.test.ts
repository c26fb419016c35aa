import { describe, expect, it } from 'vitest';
import {
  afterCreation,
  afterReading,
  afterSaving,
  cellOf,
  draftOf,
  hasChanges,
  resolveConflict,
  withCell,
} from './piece-draft.ts';

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

describe('what is typed while a piece is being saved', () => {
  const sent = withCell(withCell(read, 'price', '200'), 'model', 'B');
  const saved = { version: 'v2', edition: 2, cells: { price: '200', caliber: '', model: 'B', year: '1970' } };

  it.each([
    ['nothing', [], {}],
    ['another column', [['caliber', '3135']], { caliber: '3135' }],
    ['more of a column that was sent', [['model', 'B2']], { model: 'B2' }],
    ['the value from before the saving', [['price', '100']], { price: '100' }],
    ['a column emptied', [['model', '']], { model: '' }],
    ['what the backend has made of it', [['year', '1970']], {}],
  ] as const)('%s', (_, cells, typed) => {
    const meanwhile = cells.reduce((draft, [column, text]) => withCell(draft, column, text), sent);
    expect(afterSaving(meanwhile, sent.typed, saved)).toEqual({
      version: 'v2',
      edition: 2,
      read: saved.cells,
      typed,
    });
  });
});

it('what is typed while a piece is being read again stays', () => {
  const again = { version: 'v2', edition: 2, cells: { price: '150' } };
  const typed = withCell(read, 'price', '200');
  expect(afterReading(typed, again)).toEqual(typed);
  expect(afterReading(read, again)).toEqual(draftOf(again));
});

it('what is typed while a piece is being created stays for its form, without what it is created with', () => {
  const cells = { number: '1', section: 'clock', model: 'A', gem: 'ruby' };
  const sent = Object.entries(cells).reduce(
    (draft, [column, text]) => withCell(draft, column, text),
    draftOf({ version: 'new', edition: 0, cells: {} }),
  );
  const later = withCell(withCell(withCell(sent, 'number', '2'), 'model', ''), 'caliber', '3135');
  const created = { version: 'v1', edition: 1, cells: { model: 'A', caliber: '' } };
  expect(afterCreation(later, sent.typed, created)).toEqual({
    ...draftOf(created),
    typed: { model: '', caliber: '3135' },
  });
  expect(hasChanges(afterCreation(sent, sent.typed, created))).toBe(false);
});
