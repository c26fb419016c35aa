import { useRecordContext } from 'react-admin';
import type { DeskOrder } from '@tourbillon/domain/desk/orders.ts';

/** The order of the page; undefined while only the entry of the list is loaded. */
export function useOrder(): DeskOrder | undefined {
  const order = useRecordContext<DeskOrder>();
  return order && 'thread' in order ? order : undefined;
}
