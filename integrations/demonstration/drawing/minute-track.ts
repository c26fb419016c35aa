import type { Outline } from './outline.ts';
import { circle, dashRing, num, path, polar } from './svg.ts';

/** The minute track: sixty strokes at the rim, five-minute strokes heavier. */
export function minuteTrack(dial: Outline, colour: string, railway: boolean): string {
  const rim = dial.inset(1.5);
  const inner = dial.inset(5);
  if (dial.round) {
    const rails = railway ? circle(inner.w, `fill="none" stroke="${colour}" stroke-width=".5"`) : '';
    return (
      rails +
      dashRing(60, inner.w, rim.w, 0.6, `stroke="${colour}"`) +
      dashRing(12, inner.w, rim.w, 1.3, `stroke="${colour}"`)
    );
  }
  let d = '';
  for (let minute = 0; minute < 60; minute += 1) {
    const [x1, y1] = polar(minute * 6, inner.edge(minute * 6));
    const [x2, y2] = polar(minute * 6, rim.edge(minute * 6));
    d += `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
  }
  return (
    path(d, `stroke="${colour}" stroke-width=".6"`) +
    (railway ? path(rim.d + inner.d, `fill="none" stroke="${colour}" stroke-width=".5"`) : '')
  );
}
