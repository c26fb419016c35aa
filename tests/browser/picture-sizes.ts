import type { Page } from '@playwright/test';

/** How much wider a picture may be drawn than its `sizes` say, and how much narrower. */
const WIDER = 1.15;
const NARROWER = 0.75;

/** Pictures of a page that are drawn in another width than their `sizes` say, one line each. */
export async function wronglySizedPictures(page: Page): Promise<string[]> {
  const wrong = (await drawnPictures(page))
    .filter(({ said, drawn }) => drawn > said * WIDER || drawn < said * NARROWER)
    .map(({ sizes, said, drawn }) => `${sizes}: ${Math.round(said)} px, drawn in ${Math.round(drawn)}`);
  return [...new Set(wrong)];
}

/** The pictures that are shown, with the width that their `sizes` say and the width that they are drawn in. */
function drawnPictures(page: Page): Promise<{ sizes: string; said: number; drawn: number }[]> {
  return page.evaluate(() => {
    const lengthOf = (sizes: string) => {
      const entries = sizes.split(/,(?![^(]*\))/).map((one) => /^(?:(\(.+?\)) )?(.+)$/.exec(one) ?? []);
      const [, , length = ''] = entries.find(([, media]) => !media || matchMedia(media).matches) ?? [];
      const probe = document.body.appendChild(document.createElement('i'));
      Object.assign(probe.style, { position: 'absolute', width: length });
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    const drawnWidth = (image: HTMLImageElement) => {
      const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
      const isCut = getComputedStyle(image).objectFit === 'cover';
      const { clientWidth, clientHeight } = image;
      return isCut ? clientWidth : Math.min(clientWidth, (clientHeight * (width ?? 0)) / (height ?? 1));
    };
    return [...document.querySelectorAll<HTMLSourceElement>('picture > source[sizes]')]
      .map((source) => ({ sizes: source.sizes, image: source.nextElementSibling as HTMLImageElement }))
      .filter(({ image }) => image.clientWidth > 0)
      .map(({ sizes, image }) => ({ sizes, said: lengthOf(sizes), drawn: drawnWidth(image) }));
  });
}
