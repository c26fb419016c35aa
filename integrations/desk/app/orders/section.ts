import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';
import { callDesk } from '../data/call-desk.ts';
import { listPage } from '../data/resource-data.ts';
import { screen } from '../screen.ts';
import type { Section } from '../section.ts';

/** Purchases and reservations. */
export const ordersSection: Section = {
  name: 'orders',
  title: 'orders.title',
  icon: ShoppingBagIcon,
  permission: 'orders',
  list: screen(async () => (await import('./OrderList.tsx')).OrderList),
  show: screen(async () => (await import('./OrderPage.tsx')).OrderPage),
  create: screen(async () => (await import('./NewOrder.tsx')).NewOrder),
  print: screen(async () => (await import('./OrderSheet.tsx')).OrderSheet),
  data: {
    getList: async ({ page, filter, signal }) =>
      listPage(await callDesk('deskOrders', { ...filter, page: String(page) }, { signal })),
    getOne: async (id) => (await callDesk('deskOrderOf', { id: String(id) })).data,
  },
};
