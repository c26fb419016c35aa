import { describe, expect, it } from 'vitest';
import { fullNames } from './full-names.ts';
import type { SourceRow } from './source-row.ts';

const row = (brand: string, collection: string, model: string) =>
  ({ brand, collection_title: collection, model }) as SourceRow;

describe('names of the demonstration watches', () => {
  it.each([
    ['a variant, after its collection', 'zenith', 'Chronomaster', 'Sport', 'Chronomaster Sport'],
    ['a number, after its collection', 'zenith', 'Defy', '21', 'Defy 21'],
    ['the same variant in several collections', 'doxa', 'SUB 300', 'Professional', 'SUB 300 Professional'],
    ['a line of a collection', 'omega', 'Seamaster', 'Diver 300M', 'Seamaster Diver 300M'],
    ['a word said once', 'louis-erard', 'Noirmont X', 'X KUDOKE', 'Noirmont X KUDOKE'],
    ['a name that has its collection', 'tudor', 'Black Bay', 'Black Bay 58', 'Black Bay 58'],
    ['a name that begins as its collection', 'ulysse-nardin', 'Diver', 'Dive X Skeleton', 'Dive X Skeleton'],
    ['a part of its collection', 'rolex', 'Yacht-Master', 'Master', 'Yacht-Master'],
    ['words of its collection out of order', 'cartier', 'Santos de Cartier', 'de Santos', 'Santos de Cartier'],
    ['a part of a department', 'iwc', 'Pilot’s Watches', 'Pilot', 'Pilot'],
    ['a name that is its collection', 'rolex', 'Submariner', 'Submariner', 'Submariner'],
    ['a department, which is not said', 'tissot', 'T-Classic', 'Le Locle', 'Le Locle'],
    ['a maker of whole models', 'rolex', 'Air-King', 'Oyster Perpetual', 'Oyster Perpetual'],
    ['no collection', 'sinn', '', 'EZM 3', 'EZM 3'],
    ['no model, which its collection replaces', 'omega', 'Seamaster', '', ''],
  ])('%s', (_, brand, collection, model, full) => {
    expect(fullNames([row(brand, collection, model)]).map((one) => one.model)).toEqual([full]);
  });

  it.each([
    [['Daydate', 'Day-Date', 'Daydate'], 'Day-Date'],
    [['Lady Datejust', 'Lady-Datejust', 'lady datejust'], 'Lady-Datejust'],
    [['BR 05 Chrono', 'BR 05 Chrono', 'BR-05 chrono', 'BR-05 Chrono', 'BR-05 Chrono'], 'BR-05 Chrono'],
    [['SuperOcean', 'Superocean', 'Superocean'], 'Superocean'],
  ])('%j are one model', (models, spelling) => {
    const named = fullNames(models.map((model) => row('maker', '', model)));
    expect(new Set(named.map((one) => one.model))).toEqual(new Set([spelling]));
  });

  it('marks other than hyphens tell models apart', () => {
    const named = fullNames([row('ressence', '', 'Type 1°'), row('ressence', '', 'Type 1²')]);
    expect(named.map((one) => one.model)).toEqual(['Type 1°', 'Type 1²']);
  });
});
