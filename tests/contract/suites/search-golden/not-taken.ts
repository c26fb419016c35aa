import type { GoldenQuery } from './golden-query.ts';

/** Makers whose watches the shop does not take. */
export const NOT_TAKEN: readonly GoldenQuery[] = [
  ['en', 'grand seiko', '%Grand Seiko'],
  ['en', 'seiko', '%Seiko'],
  ['en', 'apple watch', '%Apple'],
  ['en', 'daniel wellington', '%Daniel Wellington'],
  ['en', 'seiko diver', '%Seiko', 'diver'],
  ['en', 'garmin', '%Garmin'],
  ['ru', 'гранд сейко', '%Grand Seiko'],
  ['ru', 'касио', '%Casio'],
  ['ru', 'ситизен', '%Citizen'],
  ['ru', 'ориент', '%Orient'],
  ['ru', 'эпл вотч', '%Apple'],
  ['ru', 'сваровски', '%Swarovski'],
  ['ru', 'пандора', '%Pandora'],
  ['ru', 'майкл корс', '%Michael Kors'],
  ['ru', 'гранд сейко самара', '%Grand Seiko', 'city:samara'],
  ['ua', 'гранд сейко', '%Grand Seiko'],
  ['ua', 'касіо', '%Casio'],
  ['ua', 'сітізен', '%Citizen'],
  ['ua', 'пандора', '%Pandora'],
  ['ua', 'сваровскі', '%Swarovski'],
  ['uz', 'grand seiko', '%Grand Seiko'],
  ['uz', 'seiko soat', '%Seiko', 'type:clock'],
  ['uz', 'casio', '%Casio'],
  ['uz', 'pandora', '%Pandora'],
];
