import { carousel } from './carousel.ts';
import { catalogue } from './catalogue.ts';
import { components } from './components.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { forms } from './forms.ts';
import { item } from './item.ts';
import { layout } from './layout.ts';
import { mail } from './mail.ts';
import { pages } from './pages.ts';
import { saved } from './saved.ts';
import { subscription } from './subscription.ts';

/** Every string of the interface by namespace; a key is addressed as `namespace.key`. */
export const MESSAGES = {
  layout,
  home,
  carousel,
  catalogue,
  item,
  pages,
  errors,
  forms,
  subscription,
  mail,
  components,
  saved,
};
