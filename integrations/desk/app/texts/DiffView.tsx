import { Box } from '@mui/material';
import { type DiffLine, diffLines } from '@tourbillon/domain/texts/line-diff.ts';
import { useTextWords } from './use-text-words.ts';

/** Context lines around a change. */
const CONTEXT_LINES = 2;

const COLOURS = { removed: 'error.main', added: 'success.main', same: 'text.secondary' } as const;
const SIGNS = { removed: '−', added: '+', same: ' ' } as const;

/** A line diff of two texts; lines far from a change are hidden. */
export function DiffView({ before, after, label }: { before: string; after: string; label: string }) {
  const t = useTextWords();
  const spoken = (kind: DiffLine['kind']) =>
    kind === 'same' ? '' : `${t(kind === 'added' ? 'addedLine' : 'removedLine')}: `;
  return (
    <Box
      component="pre"
      tabIndex={0}
      aria-label={label}
      sx={{
        m: 0,
        p: 1,
        maxHeight: 360,
        overflow: 'auto',
        fontSize: 13,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {changedLines(diffLines(before, after)).map((line, index) =>
        line === null ? (
          <Box key={index} component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            …
          </Box>
        ) : (
          <Box key={index} component="span" sx={{ display: 'block', color: COLOURS[line.kind] }}>
            <Box
              component="span"
              sx={{
                position: 'absolute',
                width: '1px',
                height: '1px',
                overflow: 'hidden',
                clipPath: 'inset(50%)',
              }}
            >
              {spoken(line.kind)}
            </Box>
            <span aria-hidden="true">{SIGNS[line.kind]} </span>
            {line.text}
          </Box>
        ),
      )}
    </Box>
  );
}

/** Lines near a change; null marks hidden lines. */
function changedLines(lines: readonly DiffLine[]): (DiffLine | null)[] {
  const isNear = lines.map((_, index) =>
    lines
      .slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1)
      .some(({ kind }) => kind !== 'same'),
  );
  return lines.flatMap((line, index) =>
    isNear[index] ? [line] : index > 0 && !isNear[index - 1] ? [] : [null],
  );
}
