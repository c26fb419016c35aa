import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

/** A number and the list that it counts. */
export interface FigureData {
  value: number | string;
  /** Address of that list. */
  to: string;
  /** Name of the figure for screen readers. */
  name: string;
}

/** A figure as a link to its list; a zero is plain text. */
export function Figure({ figure: { value, to, name } }: { figure: FigureData }) {
  if (value === 0) return <>0</>;
  return (
    <Link
      component={RouterLink}
      to={to}
      color="inherit"
      aria-label={`${name}: ${value}`}
      sx={{ textDecorationThickness: '1px', textUnderlineOffset: '0.15em' }}
    >
      {value}
    </Link>
  );
}
