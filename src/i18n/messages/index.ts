import { catalogue } from './catalogue.ts';
import { components } from './components.ts';
import { errors } from './errors.ts';
import { item } from './item.ts';
import { layout } from './layout.ts';
import { pages } from './pages.ts';
import { saved } from './saved.ts';

/** Every string of the interface by namespace; a key is addressed as `namespace.key`. */
export const MESSAGES = {
  layout,
  catalogue,
  item,
  pages,
  errors,
  components,
  saved,
};
