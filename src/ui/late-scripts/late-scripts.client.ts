import { onEveryPage } from '../on-every-page.ts';

// The scripts have come.
onEveryPage(() => document.querySelector('[data-late-scripts]')?.remove());
