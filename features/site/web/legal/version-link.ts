/** Style of links to versions of a legal text. */
export const versionLink =
  "inline-block py-1.5 text-ink-1 underline decoration-line-3 underline-offset-4 hover:text-accent";
