import { createHash } from 'node:crypto';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import { PALETTES } from '@tourbillon/domain/look/palette.ts';

/** A shop's own logo and colours. Undefined or null if it uses the defaults. */
export type Look = ResponseOf<typeof CALLS.mainData>['shop']['look'];

/** Sizes of the icons, px: 180 for a phone's home screen, all of them for the manifest. */
export const ICON_SIZES = [180, 192, 512] as const;

/** Addresses of the files of a look, and colours for the browser. */
export interface LookAddresses {
  /** Its stylesheet. Undefined if the shop uses the default colours. */
  stylesheet: string | undefined;
  icon: string;
  touchIcon: string;
  /** Icons of the manifest. */
  icons: { src: string; type: string; sizes: string }[];
  /** Colour of the top line of the page, by colour scheme. */
  themes: { light: string; dark: string };
  paper: string;
}

/** The hash of a look. A changed look gets new addresses. */
export function lookEdition(look: NonNullable<Look>): string {
  return createHash('sha256').update(JSON.stringify(look)).digest('hex').slice(0, 12);
}

/** Addresses of a look: the default files, or files generated from the shop's own logo and colours. */
export function lookAddresses(look: Look): LookAddresses {
  const { light, dark } = look?.colours ?? PALETTES;
  const folder = look ? `/look/${lookEdition(look)}` : '';
  const own = look?.mark ? folder : '';
  const icon = own ? `${own}/icon.svg` : '/favicon.svg';
  const png = (size: number) => ({
    src: `${own}/icon-${size}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
  });
  const sizes = own ? ICON_SIZES : [180];
  return {
    stylesheet: look?.colours ? `${folder}/colours.css` : undefined,
    icon,
    touchIcon: `${own}/icon-180.png`,
    icons: [{ src: icon, type: 'image/svg+xml', sizes: 'any' }, ...sizes.map(png)],
    themes: { light: light.night, dark: dark.night },
    paper: light.paper,
  };
}
