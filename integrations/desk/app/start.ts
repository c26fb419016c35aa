import { ignoreHeldEnter } from './actions/held-enter.ts';
import { watchActivity } from './data/activity.ts';
import { requestEarly } from './early-responses.ts';
import { firstLocale } from './first-locale.ts';
import { loadDeskTexts } from './loaded-texts.ts';

// `main.tsx` imports this file first, so that calls and texts load while the browser prepares the framework.
watchActivity(window);
ignoreHeldEnter(window);
requestEarly(location);
void loadDeskTexts(firstLocale()).catch(() => undefined);
