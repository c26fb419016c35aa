import { onClick } from '#src/ui/on-click.ts';

/* Opens the real map over the drawn one. MapLibre is loaded by the click, never before. */
onClick<HTMLButtonElement>('[data-map-open]', (button) => {
  const place = button.closest<HTMLElement>('[data-tile-map]');
  if (!place || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  const failed = place.querySelector<HTMLElement>('[data-map-failed]');
  if (failed) failed.textContent = '';
  import('./open-tile-map.ts')
    // A device without WebGL never opens it; one without a line may be asked again.
    .then(({ openTileMap }) => openTileMap(place).finally(() => (button.hidden = true)))
    .catch((error: unknown) => {
      reportError(error);
      if (failed) failed.textContent = failed.dataset.text ?? '';
    })
    .finally(() => (button.ariaBusy = null));
});
