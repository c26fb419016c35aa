/* The browser scripts of a list of search results. */
import './filters.client.ts';
import './list-scroll.client.ts';
