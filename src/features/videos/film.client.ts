import { onEveryPage } from '#src/ui/on-every-page.ts';

/** Plays the drawn film of a page: each scene for its own number of seconds. */
onEveryPage(() => {
  const film = document.querySelector<HTMLElement>('[data-film]');
  const row = film?.querySelector<HTMLElement>('[data-scenes]');
  const button = film?.querySelector<HTMLButtonElement>('[data-play]');
  const word = button?.querySelector('[data-word]');
  if (!film || !row || !button || !word) return;
  const scenes = [...row.querySelectorAll<HTMLElement>('[data-seconds]')];
  const links = [...film.querySelectorAll<HTMLAnchorElement>('[data-scene-link]')];
  const { textContent: play } = word;
  const { pauseWord: pause = '' } = button.dataset;
  let timer: number | undefined;
  let shown = 0;

  const show = (index: number) => {
    row.scrollTo({ left: (scenes[index]?.offsetLeft ?? 0) - (scenes[0]?.offsetLeft ?? 0) });
  };
  const stop = () => {
    window.clearTimeout(timer);
    timer = undefined;
    button.toggleAttribute('data-playing', false);
    word.textContent = play;
  };
  const goOn = () => {
    const seconds = Number(scenes[shown]?.dataset.seconds ?? 0);
    timer = window.setTimeout(() => {
      if (!film.isConnected || shown + 1 >= scenes.length) return stop();
      show(shown + 1);
      goOn();
    }, seconds * 1000);
  };

  // The visible scene, after playing as well as after scrolling.
  const watch = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      if (!(seen instanceof HTMLElement)) return;
      shown = scenes.indexOf(seen);
      links.forEach((link, index) => {
        if (index === shown) link.setAttribute('aria-current', 'step');
        else link.removeAttribute('aria-current');
      });
    },
    { root: row, threshold: 0.6 },
  );
  scenes.forEach((scene) => watch.observe(scene));

  button.hidden = false;
  button.addEventListener('click', () => {
    if (timer !== undefined) return stop();
    if (shown + 1 >= scenes.length) show((shown = 0));
    button.toggleAttribute('data-playing', true);
    word.textContent = pause;
    goOn();
  });
  let held = false;
  for (const act of ['pointerdown', 'wheel', 'keydown'] as const) {
    const hold = () => {
      held = timer !== undefined;
      stop();
    };
    row.addEventListener(act, hold, { passive: true });
  }
  // A click on a picture starts the film, unless the pointer press before it has just paused the film.
  row.addEventListener('click', ({ target }) => {
    if (!held && target instanceof Element && target.closest('picture, img')) button.click();
    held = false;
  });
});
