/**
 * Placeholder for the city of a request while the backend is down: only the backend knows the default city of a site.
 * The request is stored anyway and gets that city when it arrives.
 */
export const CITY_UNKNOWN = 'unknown';
