import { carousel } from './carousel.ts';
import { catalogue } from './catalogue.ts';
import { components } from './components.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { item } from './item.ts';
import { layout } from './layout.ts';
import { pages } from './pages.ts';

/** Every string of the interface by namespace; a key is addressed as `namespace.key`. */
export const MESSAGES = { layout, home, carousel, catalogue, item, pages, errors, components };
