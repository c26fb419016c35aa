import type { GoldenQuery } from './golden-query.ts';

/** Two brands in a query: items of either one match. */
export const TWO_BRANDS: readonly GoldenQuery[] = [
  ['en', 'rolex patek', 'rolex', 'Rolex · Patek Philippe'],
  ['en', 'rolex omega', 'rolex', 'Rolex · Omega'],
  ['en', 'patek or vacheron', 'patek-philippe', 'Patek Philippe · Vacheron Constantin'],
  ['en', 'rolex omega submariner', 'rolex', 'Rolex · Omega · submariner'],
  ['en', 'cartier bulgari ring', 'cartier', 'Cartier · Bvlgari · kind:ring'],
  ['en', 'tudor rolex under 4000', 'tudor', 'Tudor · Rolex · price ..4000 USD'],
  ['ru', 'ролекс патек', 'rolex', 'Rolex · Patek Philippe'],
  ['ru', 'ролекс омега', 'rolex', 'Rolex · Omega'],
  ['ru', 'патек или вашерон', 'patek-philippe', 'Patek Philippe · Vacheron Constantin'],
  ['ru', 'одемар и ролекс', 'rolex', 'Audemars Piguet · Rolex'],
  ['ru', 'картье булгари кольцо', 'cartier', 'Cartier · Bvlgari · kind:ring'],
  ['ru', 'тюдор ролекс до 300 тысяч', 'rolex', 'Tudor · Rolex · price ..300000 RUB'],
  ['ua', 'ролекс патек', 'rolex', 'Rolex · Patek Philippe'],
  ['ua', 'омега та ролекс', 'rolex', 'Omega · Rolex'],
  ['ua', 'патек або вашерон', 'patek-philippe', 'Patek Philippe · Vacheron Constantin'],
  ['uz', 'rolex patek', 'rolex', 'Rolex · Patek Philippe'],
  ['uz', 'omega va rolex', 'omega', 'Omega · Rolex'],
  ['uz', 'patek yoki vasheron', 'patek-philippe', 'Patek Philippe · Vacheron Constantin'],
];
