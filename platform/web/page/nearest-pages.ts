import { countEdits } from "#platform/contract/count-edits.ts";

export interface KnownPage {
  path: string;
  title: string;
  /** A document of its own, to which the application cannot go by itself. */
  isDocument?: boolean;
}

/** The pages that a mistyped address most likely stands for, the nearest first; none when nothing is near. */
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

/** Of a page that the address lies below, as when one of its parts is gone: behind all that are near by name. */
const below = 100;

/** Of pages in the same folder whose names are others: behind all that are near, in their own order. */
const beside = 1_000;

/** How far an address is from a page; undefined: too far. */
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
