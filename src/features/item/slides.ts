/** Where a key leads from a slide: the one beside it, the first, the last; undefined for other keys. */
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

/** Fetches pictures before they are turned to: the one in front and those beside it. The others wait. */
export function fetchAround(pictures: ArrayLike<HTMLImageElement>, at: number): void {
  for (const index of [at, at + 1, at - 1]) {
    const picture = pictures[index];
    if (picture) picture.loading = 'eager';
  }
}

/** Slides side by side in a strip that scrolls and snaps: where it stands, and how to turn it. */
export class Slides {
  readonly #strip: HTMLElement;
  readonly #tell: (at: number) => void;
  /** Where the strip is on its way to; a finger or a wheel has its own will. */
  #aim: number | undefined;
  #last = 0;

  /** @param notify gets every slide that comes to stand in front. */
  constructor(strip: HTMLElement, notify: (at: number) => void) {
    this.#strip = strip;
    this.#tell = notify;
    const letGo = () => (this.#aim = undefined);
    for (const sign of ['pointerdown', 'wheel', 'touchstart']) {
      strip.addEventListener(sign, letGo, { passive: true });
    }
    strip.addEventListener('scroll', () => this.#scrolled(), { passive: true });
  }

  get count(): number {
    return this.#strip.children.length;
  }

  get at(): number {
    const { clientWidth, scrollLeft } = this.#strip;
    // What is not on the screen has no width: it stands where it stood.
    if (clientWidth > 0) this.#last = this.#aim ?? Math.round(scrollLeft / clientWidth);
    return this.#last;
  }

  /** Turns to a slide; past an end it stays. */
  show(index: number, behavior: ScrollBehavior = 'auto'): void {
    this.#aim = Math.min(Math.max(index, 0), this.count - 1);
    this.#strip.scrollTo({ left: this.#aim * this.#strip.clientWidth, behavior });
    this.#tell(this.#aim);
  }

  #scrolled(): void {
    if (this.#aim === undefined) return this.#tell(this.at);
    const left = this.#aim * this.#strip.clientWidth;
    if (Math.abs(this.#strip.scrollLeft - left) < 2) this.#aim = undefined;
  }
}
