import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { screen } from '../screen.ts';
import type { Section } from '../section.ts';
import { stockData } from './stock-data.ts';

/** The stock of the shop. */
export const stockSection: Section = {
  name: 'stock',
  title: 'stock.title',
  icon: Inventory2Outlined,
  permission: 'stock',
  data: stockData,
  list: screen(async () => (await import('./StockList.tsx')).StockList),
  edit: screen(async () => (await import('./EditPiece.tsx')).EditPiece),
  create: screen(async () => (await import('./CreatePiece.tsx')).CreatePiece),
};
