import { Card, type CardProps } from '@mui/material';

/** The card of a list: one that is wider than its window is scrolled by the keyboard too. */
export function ListCard(props: CardProps) {
  return <Card tabIndex={0} {...props} />;
}
