import { Box, Checkbox, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { BulkActionsToolbar, type RaRecord, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useDeskTexts } from '../i18n.ts';
import { EmptyList } from './EmptyList.tsx';

interface Props<Row extends RaRecord> {
  /** Link of a row; without it the row has no link. */
  to?: (row: Row) => string;
  title: (row: Row) => ReactNode;
  /** Further lines; empty ones are left out. */
  lines: (row: Row) => readonly ReactNode[];
  /** Shown beside the title: a state, a price. */
  mark?: (row: Row) => ReactNode;
  /** Shown before the text: a photograph. */
  picture?: (row: Row) => ReactNode;
  /** Actions of a row, below its text. */
  actions?: (row: Row) => ReactNode;
  /** Actions on several rows; with it, rows can be selected. */
  bulk?: ReactNode;
  empty?: ReactNode;
}

/** Rows of a list as cards, for a phone; a tap opens the row. */
export function RowCards<Row extends RaRecord>({
  to,
  title,
  lines,
  mark,
  picture,
  actions,
  bulk,
  empty = <EmptyList />,
}: Props<Row>) {
  const { t } = useDeskTexts();
  const { data, isPending, selectedIds, onToggleItem } = useListContext<Row>();
  const id = useId();
  if (isPending || !data) return null;
  if (data.length === 0) return empty;
  return (
    <>
      {bulk && <BulkActionsToolbar>{bulk}</BulkActionsToolbar>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((row) => (
          <Box component="li" key={row.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <Stack direction="row" sx={{ alignItems: 'flex-start' }}>
              {bulk && (
                <Checkbox
                  checked={selectedIds.includes(row.id)}
                  onChange={() => onToggleItem(row.id)}
                  slotProps={{
                    input: { 'aria-label': t('desk.choose'), 'aria-describedby': `${id}${row.id}` },
                  }}
                />
              )}
              <Stack
                direction="row"
                spacing={1.5}
                {...(to && { component: Link, to: to(row) })}
                sx={{
                  flex: 1,
                  minWidth: 0,
                  minHeight: 56,
                  py: 1.5,
                  pr: 2,
                  pl: bulk ? 0 : 2,
                  color: 'text.primary',
                  textDecoration: 'none',
                }}
              >
                {picture?.(row)}
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
                    <Typography id={`${id}${row.id}`} component="div" sx={{ fontWeight: 600 }}>
                      {title(row)}
                    </Typography>
                    <Typography
                      component="div"
                      variant="body2"
                      sx={{ flexShrink: 0, maxWidth: '50%', pt: '2px', textAlign: 'right' }}
                    >
                      {mark?.(row)}
                    </Typography>
                  </Stack>
                  {lines(row)
                    .filter(Boolean)
                    .map((line, at) => (
                      <Typography key={at} component="div" variant="body2" color="text.secondary">
                        {line}
                      </Typography>
                    ))}
                </Box>
              </Stack>
            </Stack>
            {actions?.(row)}
          </Box>
        ))}
      </Box>
    </>
  );
}
