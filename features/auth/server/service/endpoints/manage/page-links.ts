export interface PagePlace {
  page: number;
  perPage: number;
  total: number;
}

/**
 * The `Link` header of a list. Clients read the page after the first `=` of each link and expect a quoted
 * relation, so `page` comes first.
 */
export function pageLinks(path: string, { page, perPage, total }: PagePlace): string {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (number: number, relation: string) =>
    `<${path}?page=${number}&per_page=${perPage}>; rel="${relation}"`;
  return [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")].join(", ");
}
