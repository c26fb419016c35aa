import * as v from 'valibot';
import { contrastFaults } from '@tourbillon/domain/look/contrast.ts';
import {
  COLOUR_TOKENS,
  type ColourName,
  type Palette,
  PALETTES,
  type Scheme,
} from '@tourbillon/domain/look/palette.ts';
import { mistakeMessage } from '@tourbillon/domain/texts/text-mistakes/text-mistakes.ts';

const colour = v.optional(
  v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, mistakeMessage('colour')), v.toLowerCase()),
);

/** The colours of a scheme that a shop sets; missing colours have the project's values. */
const colours = v.strictObject(
  Object.fromEntries(Object.keys(COLOUR_TOKENS).map((name) => [name, colour])) as Record<
    ColourName,
    typeof colour
  >,
);

/** `look.json`: the colours of the shop, checked for contrast. The result contains complete palettes. */
export const lookFile = v.pipe(
  v.strictObject({ light: v.optional(colours, {}), dark: v.optional(colours, {}) }),
  v.rawTransform(({ dataset, addIssue }) => {
    const whole = { light: palette('light', dataset.value.light), dark: palette('dark', dataset.value.dark) };
    for (const scheme of ['light', 'dark'] as const) {
      for (const { colour: name, fault } of contrastFaults(whole[scheme])) {
        const own = dataset.value[scheme];
        addIssue({
          message: mistakeMessage('contrast', { detail: `${scheme}: ${fault}` }),
          // Reports the line of the colour, or of its scheme if the shop set only the background.
          path: [
            { type: 'object', origin: 'value', input: dataset.value, key: scheme, value: own },
            { type: 'object', origin: 'value', input: own, key: name, value: own[name] },
          ],
        });
      }
    }
    return whole;
  }),
);

function palette(scheme: Scheme, own: Partial<Record<ColourName, string | undefined>>): Palette {
  const set = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  return { ...PALETTES[scheme], ...set };
}
