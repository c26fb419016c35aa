import { expect, test } from 'vitest';
import type { DeskPhotograph, PhotographEdit } from '@tourbillon/domain/desk/photographs.ts';
import { rotatedEdit } from './rotated-edit.ts';

const photograph = (edit: PhotographEdit | null): DeskPhotograph => ({
  name: 'a'.repeat(32),
  width: 600,
  height: 800,
  view: null,
  original: edit && { name: 'b'.repeat(32), width: 600, height: 800 },
  edit,
  placeholder: '',
});

test('four turns are none, and a crop turns with its picture', () => {
  const crop = { left: 10, top: 20, width: 300, height: 400 };
  const first: PhotographEdit = { turn: 0, crop };
  const second = rotatedEdit(photograph(first), 90);
  expect(second).toEqual({ turn: 90, crop: { left: 380, top: 10, width: 400, height: 300 } });
  expect(rotatedEdit(photograph(second), 270)).toEqual(first);
  let edit: PhotographEdit = first;
  for (let turn = 0; turn < 4; turn += 1) edit = rotatedEdit(photograph(edit), 90);
  expect(edit).toEqual(first);
  expect(rotatedEdit(photograph(null), 270)).toEqual({ turn: 270, crop: null });
});
