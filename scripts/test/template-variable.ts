/** Names the folder of what the sites of tests begin with, to the workers of a run and to the second run of `npm test`. */
export const TEMPLATE_VARIABLE = 'TEST_TEMPLATE';
