import { expect, test } from 'vitest';
import { openedRow } from './use-opened-row.ts';

const row = (revision: number, owed = 0) => ({ revision, owed });
const opened = { row: row(3), isRefused: false };
const refused = { row: row(3), isRefused: true };
const versionOf = ({ revision }: { revision: number }) => revision;

test.each([
  ['the page was read again behind the dialog', opened, row(4), opened],
  ['a conflict, before the page is read again', refused, row(3), refused],
  ['a conflict, and a reading that found nothing new', refused, row(3, 5), refused],
  ['a conflict, and a newer version', refused, row(4), { row: row(4), isRefused: false }],
])('the row of a dialog after %s', (_, before, latest, after) => {
  expect(openedRow(before, latest, versionOf)).toEqual(after);
});

test('a version that comes after the one of a conflict is not taken unseen', () => {
  const second = openedRow(refused, row(4), versionOf);
  expect(openedRow(second, row(5), versionOf).row).toEqual(row(4));
});
