import type { GoldenQuery } from './golden-query.ts';

/** Exclusions from a search. */
export const EXCLUSIONS: readonly GoldenQuery[] = [
  ['en', 'submariner no date', 'rolex', 'submariner · dateless'],
  ['en', 'submariner without date', 'rolex', 'submariner · dateless'],
  ['en', 'submariner no date under 10k', 'rolex', 'submariner · dateless · price ..10000 USD'],
  ['en', 'rolex no date', 'rolex', 'Rolex · dateless'],
  ['en', 'rolex not gold', 'rolex', 'Rolex · -metal:gold'],
  ['en', 'watch without diamonds', 'arnold-and-son', 'type:clock · -stones'],
  ['en', 'cartier -gold', 'cartier', 'Cartier · -metal:gold'],
  ['en', 'omega except gold', 'omega', 'Omega · -metal:gold'],
  ['en', 'ladies watches without diamonds', 'rolex', 'gender:women · type:clock · -stones'],
  ['en', 'rolex without papers', 'rolex', 'Rolex · -set:papers'],
  ['ru', 'сабмаринер без даты', 'rolex', 'сабмаринер · dateless'],
  ['ru', 'ролекс без даты', 'rolex', 'Rolex · dateless'],
  ['ru', 'ролекс не золотой', 'rolex', 'Rolex · -metal:gold'],
  ['ru', 'часы без бриллиантов', 'arnold-and-son', 'type:clock · -stones'],
  ['ru', 'мужские часы без бриллиантов', 'arnold-and-son', 'gender:men · type:clock · -stones'],
  ['ru', 'омега кроме золотых', 'omega', 'Omega · -metal:gold'],
  ['ru', 'картье без бриллиантов', 'cartier', 'Cartier · -stones'],
  ['ua', 'сабмарінер без дати', 'rolex', 'сабмарінер · dateless'],
  ['ua', 'ролекс без дати', 'rolex', 'Rolex · dateless'],
  ['ua', 'годинник без діамантів', 'arnold-and-son', 'type:clock · -stones'],
  ['ua', 'омега крім золотих', 'omega', 'Omega · -metal:gold'],
  ['uz', 'sanasiz submariner', 'rolex', 'dateless · submariner'],
  ['uz', 'brilliantsiz soat', 'arnold-and-son', '-stones · type:clock'],
  ['uz', 'oltinsiz rolex', 'rolex', '-metal:gold · Rolex'],
];
