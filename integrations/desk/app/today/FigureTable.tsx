import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Figure, type FigureData } from './Figure.tsx';

type Cell = string | number | FigureData;

interface Props {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** A table of figures; the first column has the names. */
export function FigureTable({ columns, rows }: Props) {
  return (
    <Table
      size="small"
      sx={{
        '& td, & th': { px: 1, overflowWrap: 'anywhere' },
        '& thead th': { overflowWrap: 'normal' },
        '& th:first-of-type': { pl: 0 },
      }}
    >
      <TableHead>
        <TableRow>
          {columns.map((column, index) => (
            <TableCell key={column} align={index === 0 ? 'left' : 'right'}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.map((cell) => (typeof cell === 'object' ? cell.name : cell)).join(' ')}>
            {row.map((cell, index) => (
              <TableCell
                key={columns[index]}
                component={index === 0 ? 'th' : 'td'}
                align={index === 0 ? 'left' : 'right'}
              >
                {typeof cell === 'object' ? <Figure figure={cell} /> : cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
