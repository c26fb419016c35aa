import { useTheme } from '@mui/material';
import { Link } from 'react-router-dom';

/** One bar of a chart. */
export interface Bar {
  label: string;
  value: number;
  /** Address of the list that it counts, and the name of the link. */
  to: string;
  name: string;
}

const HEIGHT = 96;
const BAR = 28;
const STEP = 44;

/** A bar chart. Each bar is a link with its figures in words; a bar of nothing is not. */
export function BarChart({ bars, caption }: { bars: readonly Bar[]; caption: string }) {
  const { palette } = useTheme();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg
      viewBox={`0 0 ${bars.length * STEP} ${HEIGHT + 36}`}
      width={bars.length * STEP}
      style={{ maxWidth: '100%' }}
      role="group"
      aria-label={caption}
    >
      {bars.map((bar, index) => {
        const height = Math.round((bar.value / most) * HEIGHT);
        const drawn = (
          <>
            {/* The whole column can be clicked. */}
            <rect width={STEP} height={HEIGHT + 36} y={-16} x={(BAR - STEP) / 2} fill="transparent" />
            <rect width={BAR} height={Math.max(1, height)} y={HEIGHT - height} fill={palette.primary.main} />
            <text x={BAR / 2} y={HEIGHT - height - 4} textAnchor="middle" fontSize="11">
              {bar.value}
            </text>
            <text x={BAR / 2} y={HEIGHT + 14} textAnchor="middle" fontSize="11">
              {bar.label}
            </text>
          </>
        );
        return (
          <g
            key={bar.name}
            transform={`translate(${index * STEP + (STEP - BAR) / 2} 16)`}
            fill={palette.text.primary}
          >
            {bar.value === 0 ? (
              drawn
            ) : (
              <Link to={bar.to} aria-label={bar.name}>
                {drawn}
              </Link>
            )}
          </g>
        );
      })}
    </svg>
  );
}
