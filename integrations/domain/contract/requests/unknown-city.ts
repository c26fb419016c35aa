/**
 * Stands for the city of a request while the backend, which knows the first one of a site, is away: a request is kept all
 * the same, and is of that city once it arrives.
 */
export const CITY_UNKNOWN = 'unknown';
