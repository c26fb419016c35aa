/* Every small behaviour of an item's page, as one file for the browser. */
import './gallery.client.ts';
import './item-bar.client.ts';
import './share.client.ts';
import './viewed-items.client.ts';
import './back-to-list.client.ts';
import './transfer.client.ts';
