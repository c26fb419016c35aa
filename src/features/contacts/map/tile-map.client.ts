import { onClick } from '#src/ui/on-click.ts';

/* Opens the real map over the drawn one. MapLibre is loaded by the click, never before. */
onClick<HTMLButtonElement>('[data-map-open]', (button) => {
  const place = button.closest<HTMLElement>('[data-tile-map]');
  if (!place || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  import('./open-tile-map.ts')
    .then(({ openTileMap }) => openTileMap(place))
    .catch((error: unknown) => {
      reportError(error);
      const failed = place.querySelector<HTMLElement>('[data-map-failed]');
      if (failed) failed.textContent = failed.dataset.text ?? '';
    })
    .finally(() => (button.hidden = true));
});
