/** Beside the files of an upload that has been delivered. */
export const DELIVERED = 'delivered';
