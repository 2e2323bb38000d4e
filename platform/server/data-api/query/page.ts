/** Which rows of a result are wanted. */
export interface Page {
  limit: number;
  offset: number;
}
