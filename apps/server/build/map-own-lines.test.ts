import { SourceMap } from "node:module";
import { describe, expect, it } from "vitest";
import { ownLines } from "./map-own-lines.ts";
import { decodeMappings, encodeMappings } from "./mappings.ts";

/** Two lines of ours, one of a package between them, and a second statement of ours that the build put on the last line. */
const segments = [
  [
    { column: 0, source: 0, line: 40, sourceColumn: 2 },
    { column: 9, source: 0, line: 40, sourceColumn: 11 },
  ],
  [{ column: 4, source: 1, line: 3, sourceColumn: 0 }],
  [],
  [
    { column: 0, source: 2, line: 7, sourceColumn: 0 },
    { column: 30, source: 2, line: 5_000, sourceColumn: 120 },
  ],
];
const built = {
  version: 3,
  sources: ["../../apps/server/main.ts", "../../node_modules/pg/lib/client.js", "../../features/a/b.ts"],
  mappings: encodeMappings(segments),
};

describe("the mappings of a source map", () => {
  it("are written as they were read", () => {
    expect(decodeMappings(built.mappings)).toEqual(segments);
  });

  it("are those that Node reads", () => {
    const map = new SourceMap({ ...built, file: "", sourcesContent: [], names: [], sourceRoot: "" });
    expect(map.findEntry(3, 31)).toMatchObject({ originalLine: 5_000, originalColumn: 120 });
  });
});

describe("the map of the built server", () => {
  const map = new SourceMap({ ...ownLines(built), file: "", sourcesContent: [], sourceRoot: "" });
  const placeOf = (line: number, column: number) => {
    const entry = map.findEntry(line, column);
    return "originalSource" in entry ? [entry.originalSource, entry.originalLine] : [];
  };

  it("knows each line of ours", () => {
    expect(placeOf(0, 12)).toEqual(["../../apps/server/main.ts", 40]);
    expect(placeOf(3, 5)).toEqual(["../../features/a/b.ts", 7]);
    expect(placeOf(3, 40)).toEqual(["../../features/a/b.ts", 5_000]);
  });

  it("names no line of ours for what a package does", () => {
    expect(placeOf(1, 8)).toEqual([undefined, undefined]);
  });

  it("holds one place a line", () => {
    expect(decodeMappings(ownLines(built).mappings)[0]).toHaveLength(1);
  });
});
