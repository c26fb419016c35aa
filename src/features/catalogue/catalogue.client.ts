/* Entry point of all browser scripts of a list page. */
import './filters.client.ts';
import './list-scroll.client.ts';
import './save-filter.client.ts';
