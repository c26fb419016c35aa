/** What other rooms take of orders. */
export { type DeskOrder, listOrders, noteOrder, type OrderNote } from './admin-orders.ts';
export { placeOrder } from './place-order.ts';
export { setRegular } from './regular-customers.ts';
