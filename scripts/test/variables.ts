/**
 * Environment variable with the folder of the initial data of test sites. Workers of a run and both runs of
 * `npm test` read it.
 */
export const TEMPLATE_VARIABLE = 'TEST_TEMPLATE';

/** Environment variable with the running common site, in JSON. `npm test` starts the site once for both runs. */
export const SITE_VARIABLE = 'TEST_SITE';
