import '@fontsource-variable/onest/index.css';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { PALETTES, type Scheme } from '@tourbillon/domain/look/palette.ts';

/** The theme of the desk: colours, fonts and corners of the site. */
function themeOf(scheme: Scheme): RaThemeOptions {
  const {
    paper,
    plate,
    ink,
    muted,
    hairline,
    action,
    on_action: onAction,
    action_deep: deep,
    accent,
    danger,
  } = PALETTES[scheme];
  return {
    ...(scheme === 'dark' ? defaultDarkTheme : defaultLightTheme),
    palette: {
      mode: scheme,
      primary: { main: action, dark: deep, contrastText: onAction },
      secondary: { main: accent, contrastText: paper },
      error: { main: danger },
      info: { main: action },
      warning: { main: accent, contrastText: paper },
      background: { default: paper, paper: scheme === 'light' ? '#fff' : plate },
      text: { primary: ink, secondary: muted },
      divider: hairline,
    },
    typography: { fontFamily: '"Onest Variable", system-ui, sans-serif', button: { textTransform: 'none' } },
    shape: { borderRadius: 2 },
    components: {
      ...(scheme === 'dark' ? defaultDarkTheme : defaultLightTheme).components,
      MuiAppBar: {
        styleOverrides: {
          root: {
            backgroundColor: PALETTES.light.night,
            color: PALETTES.light.on_night,
            backgroundImage: 'none',
            boxShadow: 'none',
          },
        },
      },
      // react-admin puts the label of a row's checkbox on its root element, but the control is the `input`.
      MuiCheckbox: {
        defaultProps: {
          slotProps: {
            root: { 'aria-label': undefined },
            input: (owner: { 'aria-label'?: string }) => ({ 'aria-label': owner['aria-label'] }),
          },
        },
      },
      // On a phone a dialog takes nearly the whole width, because its labels need it.
      MuiDialog: {
        styleOverrides: {
          paper: {
            // In the dark scheme a dialog and the page behind it have nearly the same colour.
            ...(scheme === 'dark' && { border: `1px solid ${hairline}` }),
            // The buttons stay visible while the fields scroll.
            '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
            '@media (max-width: 599px)': {
              margin: 8,
              width: 'calc(100% - 16px)',
              maxWidth: 'calc(100% - 16px)',
              maxHeight: 'calc(100% - 16px)',
            },
          },
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
      MuiTableCell: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums lining-nums' } } },
    },
  };
}

export const LIGHT_THEME = themeOf('light');
export const DARK_THEME = themeOf('dark');
