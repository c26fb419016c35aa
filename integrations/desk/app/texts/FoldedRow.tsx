import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  hasProblem: boolean;
  children: ReactNode;
}

/** A collapsible row; a closed one is not rendered, so that long lists open quickly. */
export function FoldedRow({ title, hasProblem, children }: Props) {
  return (
    <Accordion
      disableGutters
      variant="outlined"
      sx={{ flex: 1, minWidth: 0 }}
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ textAlign: 'left' }}>
        <Typography sx={{ overflowWrap: 'anywhere', flex: 1 }} color={hasProblem ? 'error' : 'textPrimary'}>
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

/** Whether there is a mistake at a path of a file, or below it. */
export function isWrongAt(problems: ReadonlyMap<string, string>, path: string): boolean {
  return [...problems.keys()].some((key) => key === path || key.startsWith(`${path}.`));
}
