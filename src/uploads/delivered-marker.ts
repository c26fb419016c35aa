/** Name of the marker file in the folder of a delivered upload. */
export const DELIVERED = 'delivered';
