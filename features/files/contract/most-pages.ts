/** Pages, slides or sheets that are read of one file. */
export const mostPages = 2_000;
