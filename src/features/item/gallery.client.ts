import { onClick } from '#src/ui/on-click.ts';
import { onIntent } from '#src/ui/on-intent.ts';
import { plainKey } from '#src/ui/plain-key.ts';

/*
 * The gallery before the first interaction: a strip that scrolls and snaps without scripts. Hover, focus or touch
 * loads the rest; a click or a key waits for it.
 */

const load = () => import('./gallery.ts');
const galleryOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-gallery]') : null;

onIntent('[data-gallery]', (gallery) => void load().then(({ syncGallery: follow }) => follow(gallery)));

onClick('[data-gallery-act]', (element, event) => {
  event.preventDefault();
  void load().then(({ handleClick: act }) => act(element));
});

document.addEventListener('keydown', (event) => {
  const gallery = galleryOf(event);
  const key = plainKey(event);
  if (!gallery || !/^(Arrow(Left|Right)|Home|End)$/.test(key) || gallery.querySelector('dialog[open]'))
    return;
  event.preventDefault();
  void load().then(({ handleKey: press }) => press(gallery, key));
});
