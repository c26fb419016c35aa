/** Per cent that each stage of a page load adds (§2: steps of 30 or 45). */
export const STAGE_PERCENT = { route: 30, data: 45 } as const;

/** A load that ends within these milliseconds shows no progress bar, to avoid a flash. */
const SHOW_AFTER_MS = 150;

/** What the progress bar needs from its environment. */
interface Surface {
  /** Shows a percentage. Undefined hides the progress bar. */
  show: (percent: number | undefined) => void;
  later: (act: () => void, milliseconds: number) => unknown;
  cancel: (timer: unknown) => void;
}

/** The progress of page changes: `start`, one `step` per loaded stage, `end`. */
export function createProgress({ show, later, cancel }: Surface) {
  let percent = 0;
  let visible = false;
  let timer: unknown;
  return {
    start(): void {
      percent = STAGE_PERCENT.route;
      cancel(timer);
      if (visible) show(percent);
      else {
        timer = later(() => {
          visible = true;
          show(percent);
        }, SHOW_AFTER_MS);
      }
    },
    step(piece: keyof typeof STAGE_PERCENT): void {
      percent = Math.min(percent + STAGE_PERCENT[piece], 100);
      if (visible) show(percent);
    },
    end(): void {
      cancel(timer);
      visible = false;
      show(undefined);
    },
  };
}
