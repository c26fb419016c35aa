/**
 * Environment variable with the folder of the initial data of test sites. Workers of a run and the second run of
 * `npm test` read it.
 */
export const TEMPLATE_VARIABLE = 'TEST_TEMPLATE';
