/** Whether two citations mean one place: models change dashes, spaces and capitals. */
export function samePlace(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function plain(place: string): string {
  return place
    .toLowerCase()
    .replace(/[‐-―−]/g, "-")
    .replace(/^(?:page|pp?\.?|seite|s\.)\s*/, "p. ")
    .replace(/\s+/g, " ")
    .trim();
}
