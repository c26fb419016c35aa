import { LngLatBounds, Map, Marker, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { MapPoint } from './office-map.ts';

/** Zoom of a single office: its streets. */
const STREET_ZOOM = 15;

/** Space between the outermost offices and the edge, pixels. */
const EDGE_PX = 64;

/** A tile's side, pixels. */
const TILE_PX = 256;

/**
 * Shows the map of a place with its offices; until it is drawn, the drawn map stays below.
 * @throws (as a rejected promise) without WebGL.
 */
export async function openTileMap(place: HTMLElement): Promise<void> {
  const view = place.querySelector<HTMLElement>('[data-map-view]');
  const points = JSON.parse(place.dataset.points ?? '[]') as MapPoint[];
  if (!view || points.length === 0) return;
  setWorkerUrl(workerUrl);
  view.hidden = false;
  try {
    const map = new Map({
      container: view,
      style: styleOf(place.dataset.tiles ?? ''),
      bounds: boundsOf(points),
      fitBoundsOptions: { padding: EDGE_PX, maxZoom: STREET_ZOOM },
      attributionControl: false,
      // The wheel scrolls the page, also over the map. The map has buttons and keys for its zoom.
      scrollZoom: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      locale: { 'Map.Title': place.dataset.title ?? '' },
    });
    map.touchZoomRotate.disableRotation();
    for (const { name, longitude, latitude } of points) {
      const element = document.createElement('div');
      element.className = 'office-mark';
      element.role = 'img';
      element.ariaLabel = name;
      new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
    }
    await map.once('style.load');
    showControls(place, map);
  } catch (error) {
    view.hidden = true;
    throw error;
  }
}

/** Raster tiles of one source. */
function styleOf(tiles: string): ConstructorParameters<typeof Map>[0]['style'] {
  return {
    version: 8,
    sources: { tiles: { type: 'raster', tiles: [tiles], tileSize: TILE_PX } },
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
  };
}

function boundsOf(points: readonly MapPoint[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { longitude, latitude } of points) bounds.extend([longitude, latitude]);
  return bounds;
}

function showControls(place: HTMLElement, map: Map): void {
  for (const part of place.querySelectorAll<HTMLElement>('[data-map-zoom], [data-map-credit]'))
    part.hidden = false;
  place.querySelector('[data-map-zoom]')?.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button) void (button.value === 'in' ? map.zoomIn() : map.zoomOut());
  });
  map.getCanvas().focus({ preventScroll: true });
}
