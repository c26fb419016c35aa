import { useEffect, useRef, type ChangeEvent } from 'react';
import type { GroupView } from './filter-panel-view.ts';
import { histogramBox } from './histogram.ts';
import { placeOf } from './slider-place.ts';

interface Props {
  group: Extract<GroupView, { kind: 'range' }>;
  /** Whether the visitor is changing a bound that is not applied yet. */
  isTyping: (name: string) => boolean;
}

/**
 * A slider with two thumbs above the two inputs of a range, which have the values. Its scale are the stops of the
 * range. Without scripts it is hidden.
 */
export function RangeSlider({ group: { bounds, stops, histogram, title }, isTyping }: Props) {
  const [low, high] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const last = stops.length - 1;
  const thumbs = [
    { bound: bounds[0], thumb: low, place: placeOf(bounds[0].typed, stops, 0) },
    { bound: bounds[1], thumb: high, place: placeOf(bounds[1].typed, stops, last) },
  ];
  useEffect(() => {
    for (const { bound, thumb, place } of thumbs) {
      if (thumb.current && !isTyping(bound.name)) put(thumb.current, place, stops);
    }
  });
  if (stops.length === 0) return null;

  /** The thumbs cannot cross: one pushes the other no further than its place. */
  const slide = ({ currentTarget: thumb }: ChangeEvent<HTMLInputElement>) => {
    if (!low.current || !high.current) return;
    const isLow = thumb === low.current;
    const other = (isLow ? high : low).current?.valueAsNumber ?? 0;
    const place = isLow ? Math.min(thumb.valueAsNumber, other) : Math.max(thumb.valueAsNumber, other);
    put(thumb, place, stops);
  };
  return (
    <div className="slider">
      {histogram && (
        <svg
          viewBox={histogramBox(histogram)}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path d={histogram.path} />
        </svg>
      )}
      <div className="thumbs">
        {thumbs.map(({ bound, thumb, place }) => (
          <input
            key={bound.name}
            ref={thumb}
            type="range"
            min={0}
            max={last}
            defaultValue={place}
            data-bound={bound.name}
            aria-label={`${title}, ${bound.label}`}
            aria-valuetext={String(stops[place])}
            onChange={slide}
          />
        ))}
      </div>
    </div>
  );
}

/** Puts a thumb at a place. */
function put(thumb: HTMLInputElement, place: number, stops: readonly number[]): void {
  thumb.valueAsNumber = place;
  thumb.ariaValueText = String(stops[place] ?? '');
}
