import { onClick } from '#src/ui/on-click.ts';

/*
 * The gallery before the first interaction: a strip that scrolls and snaps without scripts. Hover, focus or touch
 * loads the rest; a click or a key waits for it.
 */

const load = () => import('./gallery.ts');
const galleryOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-gallery]') : null;

for (const sign of ['pointerover', 'focusin', 'touchstart']) {
  const listen = (event: Event) => {
    const gallery = galleryOf(event);
    if (gallery) void load().then(({ syncGallery: follow }) => follow(gallery));
  };
  document.addEventListener(sign, listen, { passive: true });
}

onClick('[data-gallery-act]', (element, event) => {
  event.preventDefault();
  void load().then(({ handleClick: act }) => act(element));
});

document.addEventListener('keydown', (event) => {
  const gallery = galleryOf(event);
  if (!gallery || !/^(Arrow(Left|Right)|Home|End)$/.test(event.key) || gallery.querySelector('dialog[open]'))
    return;
  event.preventDefault();
  void load().then(({ handleKey: press }) => press(gallery, event.key));
});
