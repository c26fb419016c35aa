import { useRecordContext } from 'react-admin';
import type { DeskOrder } from '@tourbillon/domain/desk/orders.ts';

/** The order of the page; undefined while only what its list knows of it is there. */
export function useOrder(): DeskOrder | undefined {
  const order = useRecordContext<DeskOrder>();
  return order && 'thread' in order ? order : undefined;
}
