import { Card, type CardProps } from '@mui/material';

/** The card of a list; a wide one can also be scrolled by keyboard. */
export function ListCard(props: CardProps) {
  return <Card tabIndex={0} {...props} />;
}
