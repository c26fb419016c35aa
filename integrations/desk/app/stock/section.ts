import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import type { Section } from '../section.ts';
import { CreatePiece } from './CreatePiece.tsx';
import { EditPiece } from './EditPiece.tsx';
import { stockData } from './stock-data.ts';
import { StockList } from './StockList.tsx';

/** Goods of the shop. */
export const stockSection: Section = {
  name: 'stock',
  title: 'stock.title',
  icon: Inventory2Outlined,
  permission: 'stock',
  data: stockData,
  list: StockList,
  edit: EditPiece,
  create: CreatePiece,
};
