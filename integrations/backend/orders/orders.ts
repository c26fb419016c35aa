/** What other rooms take of orders. */
export {
  type AdminOrder,
  listOrders,
  type OrderResult,
  updateOrder,
  type OrderUpdate,
} from './admin-orders.ts';
export { placeOrder } from './place-order.ts';
export { setRegular } from './regular-customers.ts';
