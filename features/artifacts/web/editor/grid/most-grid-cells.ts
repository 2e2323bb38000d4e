/** More are edited as text: a page with more of them answers keys late. */
export const mostGridCells = 5_000;
