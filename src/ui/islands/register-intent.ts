import type { ClientDirective } from 'astro';
import intent from './intent-directive.ts';

/* Makes the directive known to Astro's element, as the inline scripts of Astro do with theirs. */
const page = window as Window & { Astro?: Record<string, ClientDirective> };
(page.Astro ??= {}).intent = intent;
dispatchEvent(new Event('astro:intent'));
