/* The scripts of a page with offices, as one file. */
import './opening-hours.client.ts';
import './map/tile-map.client.ts';
