import type SvgIcon from '@mui/material/SvgIcon';

/** An icon of Material UI. React-admin has properties of this type. */
export type SvgIconComponent = typeof SvgIcon;
