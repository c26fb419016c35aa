/* Entry point of all browser scripts of an item page. */
import './gallery.client.ts';
import './share.client.ts';
import './viewed-items.client.ts';
import './back-to-list.client.ts';
import './transfer.client.ts';
