/** Per cent each piece of a page's loading is worth (§2: steps of 30 or 45). */
export const PIECES = { route: 30, data: 45 } as const;

/** Loads that end within this many milliseconds show nothing: a flash would only tire the eye. */
const PATIENCE = 150;

/** What the indicator needs of the world. */
interface Surface {
  /** Shows a given number of per cent, or hides the indicator when undefined. */
  show: (percent: number | undefined) => void;
  later: (act: () => void, milliseconds: number) => unknown;
  cancel: (timer: unknown) => void;
}

/** The loading progress of page changes: `start`, a `step` for each piece that came, `end`. */
export function createProgress({ show, later, cancel }: Surface) {
  let percent = 0;
  let visible = false;
  let timer: unknown;
  return {
    start(): void {
      percent = PIECES.route;
      cancel(timer);
      if (visible) show(percent);
      else {
        timer = later(() => {
          visible = true;
          show(percent);
        }, PATIENCE);
      }
    },
    step(piece: keyof typeof PIECES): void {
      percent = Math.min(percent + PIECES[piece], 100);
      if (visible) show(percent);
    },
    end(): void {
      cancel(timer);
      visible = false;
      show(undefined);
    },
  };
}
