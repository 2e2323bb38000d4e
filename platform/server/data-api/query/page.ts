/** The requested range of a result. */
export interface Page {
  limit: number;
  offset: number;
}
