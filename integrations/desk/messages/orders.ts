import { orderChanges } from './orders/changes.ts';
import { orderList } from './orders/list.ts';
import { orderSheet } from './orders/sheet.ts';

/** Messages of the section of orders. */
export const orders = {
  ...orderList,
  ...orderChanges,
  ...orderSheet,
} as const;
