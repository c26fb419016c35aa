/*
 * All small scripts of the layout, in one file for the browser. Dialogs and toasts are loaded with the elements that
 * need them.
 */
import './router.client.ts';
import '#src/ui/dropdown.client.ts';
import '#src/features/search/search-open.client.ts';
import '#src/ui/request-form/request-open.client.ts';
import '#src/features/menu/menu.client.ts';
import '#src/features/city/city.client.ts';
import '#src/features/language/language.client.ts';
import '#src/features/important-messages/important-messages.client.ts';
import '#src/features/cookie-notice/cookie-notice.client.ts';
import '#src/features/saved-lists/saved-lists.client.ts';
import './chunk-reload.client.ts';
import './header.client.ts';
import './prefetch.client.ts';
import './progress.client.ts';
import './to-top.client.ts';
