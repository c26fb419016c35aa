import { createElement, type FunctionComponent, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

const roots = new WeakMap<HTMLElement, Root>();

/**
 * Hydrates an island, and renders it again when a navigation that keeps it brings other props. Takes the place of the
 * client of `@astrojs/react`, which knows slots and form actions that no island has, and with which a page that is
 * left while React hydrates is reported as an error.
 * @param island element that Astro has written; it loses `ssr` when this returns.
 */
export default function clientOf(island: HTMLElement) {
  return (component: FunctionComponent, props: object): void => {
    if (!island.hasAttribute('ssr')) return;
    const content = createElement(component, props);
    startTransition(() => {
      const root = roots.get(island);
      if (root) root.render(content);
      else roots.set(island, hydrate(island, content));
    });
  };
}

function hydrate(island: HTMLElement, content: React.ReactNode): Root {
  const root = hydrateRoot(island, content, {
    identifierPrefix: island.getAttribute('prefix') ?? '',
    // The page has been left before React had hydrated it: nothing is wrong.
    onRecoverableError: (error) => island.isConnected && reportError(error),
  });
  island.addEventListener('astro:unmount', () => root.unmount(), { once: true });
  return root;
}
