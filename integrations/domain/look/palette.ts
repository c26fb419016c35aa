/** Colours that a shop may set, by their names in `look.json`, and the CSS token of each. */
export const COLOUR_TOKENS = {
  paper: '--paper',
  plate: '--plate',
  ink: '--ink',
  muted: '--muted',
  hairline: '--hairline',
  edge: '--edge',
  action: '--baize',
  on_action: '--on-baize',
  action_deep: '--baize-deep',
  accent: '--brass',
  danger: '--danger',
  night: '--night',
  on_night: '--on-night',
  on_night_muted: '--on-night-muted',
  night_hairline: '--night-hairline',
  night_plate: '--night-plate',
  night_edge: '--night-edge',
  night_action: '--night-baize',
  night_accent: '--night-brass',
  night_danger: '--night-danger',
} as const;

export type ColourName = keyof typeof COLOUR_TOKENS;
/** A colour `#rrggbb` for each name. */
export type Palette = Readonly<Record<ColourName, string>>;
export type Scheme = 'light' | 'dark';

/** The default colours: a test compares them with `src/styles/tokens.css`. */
export const PALETTES: Readonly<Record<Scheme, Palette>> = {
  light: {
    paper: '#f7f5f0',
    plate: '#efebe2',
    ink: '#171512',
    muted: '#635c51',
    hairline: '#d8d1c3',
    edge: '#8f8675',
    action: '#0f4a3a',
    on_action: '#f7f5f0',
    action_deep: '#0a3529',
    accent: '#7a5c22',
    danger: '#9b2c1f',
    night: '#171512',
    on_night: '#ece8df',
    on_night_muted: '#a8a193',
    night_hairline: '#37332c',
    night_plate: '#221f1a',
    night_edge: '#857d6f',
    night_action: '#6fbf9f',
    night_accent: '#d2ae67',
    night_danger: '#f08a7b',
  },
  dark: {
    paper: '#101311',
    plate: '#191d1a',
    ink: '#ece8df',
    muted: '#a39c8e',
    hairline: '#2c322e',
    edge: '#6d756f',
    action: '#6fbf9f',
    on_action: '#0b1410',
    action_deep: '#8ed2b6',
    accent: '#d2ae67',
    danger: '#f08a7b',
    night: '#090b0a',
    on_night: '#ece8df',
    on_night_muted: '#a8a193',
    night_hairline: '#262b28',
    night_plate: '#141816',
    night_edge: '#6d756f',
    night_action: '#6fbf9f',
    night_accent: '#d2ae67',
    night_danger: '#f08a7b',
  },
};

/** CSS that overrides the default colours with a shop’s, independent of the order in the head. */
export function paletteStyles({ light, dark }: Readonly<Record<Scheme, Palette>>): string {
  const rules = (palette: Palette) =>
    Object.entries(COLOUR_TOKENS)
      .map(([name, token]) => `${token}:${palette[name as ColourName]}`)
      .join(';');
  return `:root:root{${rules(light)}}@media (prefers-color-scheme:dark){:root:root{${rules(dark)}}}`;
}
