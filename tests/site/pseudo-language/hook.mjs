// Offers Kazakh with the texts of the file PSEUDO_TEXTS, in programs that were built without it. `--import` runs this
// before a program; it changes the two tables of languages as their modules are loaded, sources and bundles alike.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const texts = readFileSync(process.env.PSEUDO_TEXTS, 'utf8');

const CHANGES = [
  [/(\bTRANSLATED_LOCALES\b[^=;]*=) \[\];/, () => "['kk']"],
  [/(\bTRANSLATIONS\b[^=;]*=) \{ kk[^;]*;/, () => `{ kk: ${texts} }`],
];

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!loaded.source || !url.startsWith('file:') || url.includes('/node_modules/')) return loaded;
    const source = loaded.source.toString();
    const changed = CHANGES.reduce(
      (text, [pattern, value]) => text.replace(pattern, (_, name) => `${name} ${value()};`),
      source,
    );
    return changed === source ? loaded : { ...loaded, source: changed };
  },
});
