import { createElement } from 'react';
import { createSvgIcon } from '@mui/material/utils';
import type { SvgIconComponent } from './index.ts';

/**
 * An icon as Material UI draws it.
 * @param name of the icon; tests of Material UI find it by that. @param outlines each the outline of one shape, as
 * `d` of a path in a square of 24 units.
 */
export function icon(name: string, ...outlines: string[]): SvgIconComponent {
  return createSvgIcon(
    outlines.map((d) => createElement('path', { key: d, d })),
    name,
  );
}
