import type { Db } from "#platform/server/db/connection-db.ts";
import type { Hash } from "../../contract/tree/hashes.ts";
import { rootOf, rootOfLeaves } from "../../contract/tree/peaks.ts";
import { type Node, perfectParts, type Range } from "../../contract/tree/ranges.ts";
import { tileHeight } from "../../contract/tree/tiles.ts";
import { sha256 } from "./sha256.ts";
import { readHashes } from "./tile.repository.ts";

/** The roots of these ranges of a log's tree, read from its tiles: one statement for each level. */
export async function hashesOfRanges(db: Db, logId: string, ranges: readonly Range[]): Promise<Hash[]> {
  const parts = ranges.map((range) => perfectParts(range).map(withinTile));
  const needed = new Map<number, Set<number>>();
  for (const { level, numbers } of parts.flat()) {
    const wanted = needed.get(level) ?? new Set();
    for (const number of numbers) wanted.add(number);
    needed.set(level, wanted);
  }
  const levels = [...needed];
  const hashes = await Promise.all(
    levels.map(([level, numbers]) => readHashes(db, logId, level, [...numbers])),
  );
  const found = new Map(levels.map(([level], index) => [level, hashes[index]]));
  const hashOf = (level: number, number: number): Hash => {
    const hash = found.get(level)?.get(number);
    if (!hash) throw new Error(`Log ${logId} has no hash ${number} at level ${level}.`);
    return hash;
  };
  return parts.map((nodes) =>
    rootOf(
      sha256,
      nodes.map(({ level, numbers }) =>
        rootOfLeaves(
          sha256,
          numbers.map((number) => hashOf(level, number)),
        ),
      ),
    ),
  );
}

/** The hashes of a tile of which a node is the root. */
function withinTile({ height, number }: Node): { level: number; numbers: number[] } {
  const width = 2 ** (height % tileHeight);
  return {
    level: Math.floor(height / tileHeight),
    numbers: Array.from({ length: width }, (_, index) => number * width + index),
  };
}
