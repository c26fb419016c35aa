import { Box, useTheme } from '@mui/material';
import type { ReactNode } from 'react';

/** One bar of a chart. */
export interface Bar {
  label: string;
  value: number;
  /** The late part of it. */
  marked?: number;
}

const HEIGHT = 96;
const BAR = 28;
const STEP = 44;

/**
 * A bar chart, with the same figures as a table for screen readers.
 * @param caption title of the figures. @param table the figures as text.
 */
export function BarChart({
  bars,
  caption,
  table,
}: {
  bars: readonly Bar[];
  caption: string;
  table: ReactNode;
}) {
  const { palette } = useTheme();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const heightOf = (value: number) => Math.round((value / most) * HEIGHT);
  return (
    <figure style={{ margin: 0 }}>
      <svg
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT + 36}`}
        width={bars.length * STEP}
        style={{ maxWidth: '100%' }}
        aria-hidden="true"
      >
        {bars.map(({ label, value, marked = 0 }, index) => (
          <g
            key={label}
            transform={`translate(${index * STEP + (STEP - BAR) / 2} 16)`}
            fill={palette.text.primary}
          >
            <rect
              width={BAR}
              height={Math.max(1, heightOf(value))}
              y={HEIGHT - heightOf(value)}
              fill={palette.primary.main}
            />
            <rect
              width={BAR}
              height={heightOf(marked)}
              y={HEIGHT - heightOf(marked)}
              fill={palette.error.main}
            />
            <text x={BAR / 2} y={HEIGHT - heightOf(value) - 4} textAnchor="middle" fontSize="11">
              {value}
            </text>
            <text x={BAR / 2} y={HEIGHT + 14} textAnchor="middle" fontSize="11">
              {label}
            </text>
          </g>
        ))}
      </svg>
      <Box
        component="figcaption"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {caption}
        {table}
      </Box>
    </figure>
  );
}
