import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';
import { callDesk } from '../data/call-desk.ts';
import { listPage } from '../data/resource-data.ts';
import type { Section } from '../section.ts';
import { NewOrder } from './NewOrder.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderPage } from './OrderPage.tsx';
import { OrderSheet } from './OrderSheet.tsx';

/** Purchases and reservations, and what the shop does to them. */
export const ordersSection: Section = {
  name: 'orders',
  title: 'orders.title',
  icon: ShoppingBagIcon,
  permission: 'orders',
  list: OrderList,
  show: OrderPage,
  create: NewOrder,
  print: OrderSheet,
  data: {
    getList: async ({ page, filter, signal }) =>
      listPage(await callDesk('deskOrders', { ...filter, page: String(page) }, { signal })),
    getOne: async (id) => (await callDesk('deskOrderOf', { id: String(id) })).data,
  },
};
