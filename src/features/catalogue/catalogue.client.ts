/* Every small behaviour of a list, as one file for the browser. */
import './filters.client.ts';
import './list-scroll.client.ts';
import './save-filter.client.ts';
