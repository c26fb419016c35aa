import type { NamedSSRLoadedRendererValue } from 'astro';
import { markupOf } from './island-markup.ts';

/** The prefix of React's ids in these islands, unlike those that React's renderer gives. */
const PREFIX = 'm';

/** The renderer of islands with a registered markup; others are left to the next renderer, React's. */
const renderer: NamedSSRLoadedRendererValue = {
  name: 'island-markup',
  check: (component) => Promise.resolve(markupOf(component) !== undefined),
  renderToStaticMarkup: (component, props) =>
    Promise.resolve({
      html: markupOf(component)?.(props as never) ?? '',
      attrs: { prefix: PREFIX },
    }),
};

export default renderer;
