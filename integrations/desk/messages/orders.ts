import { orderChanges } from './orders/changes.ts';
import { orderList } from './orders/list.ts';
import { orderSheet } from './orders/sheet.ts';

/** What the section of orders says. */
export const orders = {
  ...orderList,
  ...orderChanges,
  ...orderSheet,
} as const;
