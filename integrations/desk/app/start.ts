import { noteActs } from './data/acts.ts';
import { askEarly } from './early-answers.ts';
import { firstLocale } from './first-locale.ts';
import { loadDeskTexts } from './loaded-texts.ts';

// `main.tsx` imports this file first: calls and texts are on their way while the browser prepares the framework.
noteActs(window);
askEarly(location);
void loadDeskTexts(firstLocale()).catch(() => undefined);
