/** Public interface of orders. */
export { type AdminOrder, listOrders, type OrderResult, updateOrder } from './admin-orders.ts';
export type { OrderUpdate } from './order-update.ts';
export { addBuyerMessage, markOrderRead } from './buyer-messages.ts';
export { claimOrders } from './claim-orders.ts';
export { listDeskOrders } from './desk/list-orders.ts';
export { newOrder } from './desk/new-order.ts';
export { orderSheet } from './desk/order-sheet.ts';
export { readDeskOrder } from './desk/read-order.ts';
export { setRegularBuyer } from './desk/set-regular-buyer.ts';
export {
  handOver,
  holdOrder,
  releaseOrder,
  returnOrder,
  sellOrder,
  writeToOrder,
} from './desk/work-on-order.ts';
export { orderOldPurchases } from './old-purchases.ts';
export { placeOrder } from './place-order.ts';
export { isRegularSender, setRegular } from './regular-customers.ts';
