import { Pagination } from 'react-admin';

/** Rows of a page of every list that the backend pages. */
export const FIFTY_A_PAGE = 50;

/** Turns pages of fifty. */
export function FiftyAPage() {
  return <Pagination rowsPerPageOptions={[]} />;
}
