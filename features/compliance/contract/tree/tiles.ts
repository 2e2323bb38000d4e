/** Hashes of a full tile: https://c2sp.org/tlog-tiles. A tile has eight levels of the tree. */
export const tileWidth = 256;
export const tileHeight = 8;

/** The `number`th tile of a level; `width` hashes of it exist. */
export interface Tile {
  level: number;
  number: number;
  width: number;
}

/** The path of a tile, or of the bundle of entries beneath a tile of level 0. Partial ones end with their width. */
export function tilePath({ level, number, width }: Tile, isBundle = false): string {
  const partial = width < tileWidth ? `.p/${width}` : "";
  return `tile/${isBundle ? "entries" : level}/${numberPath(number)}${partial}`;
}

/** Three digits to a folder, all but the last with an `x`: 1234067 is `x001/x234/067`. */
function numberPath(number: number): string {
  const groups = [];
  for (let rest = number; groups.length === 0 || rest > 0; rest = Math.floor(rest / 1000)) {
    groups.unshift(String(rest % 1000).padStart(3, "0"));
  }
  return groups.map((group, index) => (index < groups.length - 1 ? `x${group}` : group)).join("/");
}

const pathShape =
  /^tile\/(entries|[0-9]|[1-5][0-9]|6[0-3])\/((?:x[0-9]{3}\/){0,4}[0-9]{3})(?:\.p\/([1-9][0-9]{0,2}))?$/;

/** Reads a path of `tilePath`. Undefined for any other. */
export function parseTilePath(path: string): (Tile & { isBundle: boolean }) | undefined {
  const [, level, groups, partial] = pathShape.exec(path) ?? [];
  if (!level || !groups) return undefined;
  const width = partial ? Number(partial) : tileWidth;
  const isBundle = level === "entries";
  const tile = { level: isBundle ? 0 : Number(level), number: Number(groups.replaceAll(/[x/]/g, "")), width };
  return tilePath(tile, isBundle) === path ? { ...tile, isBundle } : undefined;
}

/** All tiles of a tree of `size` leaves, level by level. */
export function tilesOf(size: number): Tile[] {
  return [...eachTileOf(size)];
}

/** The same one by one: for a size that somebody claims. */
export function* eachTileOf(size: number): Generator<Tile, undefined> {
  for (let level = 0, count = size; count > 0; level += 1, count = Math.floor(count / tileWidth)) {
    for (let number = 0; number * tileWidth < count; number += 1) {
      yield { level, number, width: Math.min(tileWidth, count - number * tileWidth) };
    }
  }
  return undefined;
}
