import { countEdits } from "#platform/contract/count-edits.ts";

export interface KnownPage {
  path: string;
  title: string;
  /** A separate document, outside the router. */
  isDocument?: boolean;
}

/** The existing pages nearest to a mistyped path, best first. Empty when none is near. */
export function nearestPages<Page extends KnownPage>(
  typed: string,
  pages: readonly Page[],
  most = 3,
): Page[] {
  const wanted = plain(typed);
  if (wanted === "/") return [];
  return pages
    .map((page) => ({ page, distance: distanceOf(wanted, plain(page.path)) }))
    .filter(({ distance }) => distance !== undefined)
    .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
    .slice(0, most)
    .map(({ page }) => page);
}

/**
 * Distance of a page above the typed path, as when a part below it is gone. Sorts after all pages that are
 * near by name.
 */
const below = 100;

/** Distance of other pages in the same folder. Sorts last, in their own order. */
const beside = 1_000;

/** The distance from a path to a page. Undefined: too far. */
function distanceOf(wanted: string, path: string): number | undefined {
  if (path === "/") return undefined;
  if (wanted.startsWith(`${path}/`)) return below;
  const [ofWanted, ofPath] = [lastPart(wanted), lastPart(path)];
  const part = countEdits(ofWanted, ofPath);
  const folder = folderOf(wanted);
  if (folder !== "" && folder === folderOf(path)) return part <= allowed(ofWanted) ? part : beside;
  const whole = countEdits(wanted, path);
  if (whole <= allowed(wanted)) return whole;
  return part <= allowed(ofWanted) && part < ofPath.length ? part + 1 : undefined;
}

function allowed(word: string): number {
  return Math.max(1, Math.floor((word.length - 1) / 3));
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

function plain(path: string): string {
  const [bare = ""] = path.toLowerCase().slice(0, 200).split(/[?#]/);
  return (
    bare
      .replaceAll("_", "-")
      .replace(/(\.html?|\.php)$/, "")
      .replace(/\/+$/, "") || "/"
  );
}
