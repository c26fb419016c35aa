/** Height of the navigation bar at the bottom of a phone screen, pixels. */
export const PHONE_BAR_HEIGHT = 56;

/** The `bottom` of fixed elements above that bar. */
export const BOTTOM_ABOVE_BAR = { xs: PHONE_BAR_HEIGHT, sm: 0 };
