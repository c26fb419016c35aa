/** The slide index after a key: previous, next, first or last; undefined for other keys. */
export function slideByKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowRight':
      return Math.min(at + 1, count - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return undefined;
}

/** Preloads the current picture and its two neighbours; the others stay lazy. */
export function fetchAround(pictures: ArrayLike<HTMLImageElement>, at: number): void {
  for (const index of [at, at + 1, at - 1]) {
    const picture = pictures[index];
    if (picture) picture.loading = 'eager';
  }
}

/** Slides in a strip that scrolls and snaps: the current index, and a method to scroll to one. */
export class Slides {
  readonly #strip: HTMLElement;
  readonly #notify: (at: number) => void;
  /** Target of the current programmatic scroll; pointer, touch or wheel input cancels it. */
  #target: number | undefined;
  #last = 0;

  /** @param notify receives the index of each slide that becomes the current one. */
  constructor(strip: HTMLElement, notify: (at: number) => void) {
    this.#strip = strip;
    this.#notify = notify;
    const cancelTarget = () => (this.#target = undefined);
    for (const type of ['pointerdown', 'wheel', 'touchstart']) {
      strip.addEventListener(type, cancelTarget, { passive: true });
    }
    strip.addEventListener('scroll', () => this.#handleScroll(), { passive: true });
  }

  get count(): number {
    return this.#strip.children.length;
  }

  get at(): number {
    const { clientWidth, scrollLeft } = this.#strip;
    // A hidden strip has no width: keep the last index.
    if (clientWidth > 0) this.#last = this.#target ?? Math.round(scrollLeft / clientWidth);
    return this.#last;
  }

  /** Scrolls to a slide; the index is clamped. */
  show(index: number, behavior: ScrollBehavior = 'auto'): void {
    this.#target = Math.min(Math.max(index, 0), this.count - 1);
    this.#strip.scrollTo({ left: this.#target * this.#strip.clientWidth, behavior });
    this.#notify(this.#target);
  }

  #handleScroll(): void {
    if (this.#target === undefined) return this.#notify(this.at);
    const left = this.#target * this.#strip.clientWidth;
    if (Math.abs(this.#strip.scrollLeft - left) < 2) this.#target = undefined;
  }
}
