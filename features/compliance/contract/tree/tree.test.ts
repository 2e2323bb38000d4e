import { describe, expect, it } from "vitest";
import { toBase64, toHex } from "../notes/base64.ts";
import { nodeSha256 as sha256 } from "../testing/node-sha256.ts";
import { formatBundle, longestEntry, parseBundle } from "./bundle.ts";
import { areEqual, type Hash, leafHash } from "./hashes.ts";
import { appendLeaf, type Peaks, rootOf, rootOfLeaves } from "./peaks.ts";
import { consistencyRanges, inclusionRanges, type Range } from "./ranges.ts";
import { parseTilePath, tilePath, tilesOf } from "./tiles.ts";
import { verifyConsistency } from "./verify-consistency.ts";
import { verifyInclusion } from "./verify-inclusion.ts";

/** The leaves of the vectors that logs of certificates publish for RFC 6962. */
const entries = [
  "",
  "00",
  "10",
  "2021",
  "3031",
  "40414243",
  "5051525354555657",
  "606162636465666768696a6b6c6d6e6f",
];
const leaves = entries.map((hex) => leafHash(sha256, Buffer.from(hex, "hex")));
const roots = [
  "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
  "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
  "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
  "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
  "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
  "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
  "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
  "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
];

const rootOfRange = ({ start, end }: Range, all: Hash[] = leaves) =>
  rootOfLeaves(sha256, all.slice(start, end));
const inclusion = (index: number, size: number, all?: Hash[]) =>
  inclusionRanges(index, size).map((range) => rootOfRange(range, all));
const consistency = (older: number, size: number, all?: Hash[]) =>
  consistencyRanges(older, size).map((range) => rootOfRange(range, all));
const flipped = (hash: Hash) => hash.map((byte, index) => (index === 7 ? byte ^ 4 : byte));
const many = Array.from({ length: 70 }, (_, index) => leafHash(sha256, Uint8Array.of(index)));

describe("a tree", () => {
  it("has the roots that RFC 6962 gives for the published leaves", () => {
    expect(roots.map((_, size) => toHex(rootOfRange({ start: 0, end: size })))).toEqual(roots);
  });

  it("completes each inner node once, with the root of the leaves beneath it", () => {
    const peaks: Peaks = [];
    const nodes = many.flatMap((leaf, index) => appendLeaf(sha256, peaks, index, leaf));
    expect(new Set(nodes.map(({ height, number }) => `${height}/${number}`)).size).toBe(
      35 + 17 + 8 + 4 + 2 + 1,
    );
    for (const { height, number, hash } of nodes) {
      const start = number * 2 ** height;
      expect(areEqual(hash, rootOfRange({ start, end: start + 2 ** height }, many))).toBe(true);
    }
    expect(areEqual(rootOf(sha256, peaks), rootOfRange({ start: 0, end: 70 }, many))).toBe(true);
  });
});

describe("a proof of inclusion", () => {
  it("is the published one for leaf 5 of 8", () => {
    expect(inclusion(5, 8).map(toBase64)).toEqual([
      "vBoGQ7EuTS18d5GPROD095qDi2z57FtcKD4fTYhZnms=",
      "yoVOoSjtBQtBs1/8G4e46yveRh6eO1WW7Oa51ZdaCuA=",
      "037kGJdt2VdTwcc4Yrk5j6Kiz5tP8P3+izDNlSCWFLc=",
    ]);
  });

  it("holds for every leaf of every size, and for no other place, leaf, root, size or path", () => {
    for (let size = 1; size <= many.length; size += 1) {
      const root = rootOfRange({ start: 0, end: size }, many);
      for (let index = 0; index < size; index += 1) {
        const leaf = many[index] ?? root;
        const claim = { leaf, index, size, proof: inclusion(index, size, many), root };
        expect(verifyInclusion(sha256, claim)).toBe(true);
        const lies = [
          { ...claim, index: index + 1 },
          { ...claim, index: index - 1 },
          { ...claim, leaf: flipped(leaf) },
          { ...claim, root: flipped(root) },
          { ...claim, proof: [...claim.proof, leaf] },
          ...(size > 1 ? [{ ...claim, proof: claim.proof.slice(1) }] : []),
          ...claim.proof.map((hash, at) => ({ ...claim, proof: claim.proof.with(at, flipped(hash)) })),
        ];
        for (const lie of lies) expect(verifyInclusion(sha256, lie)).toBe(false);
      }
    }
  });
});

describe("a proof of consistency", () => {
  it("is the published one from 3 to 7", () => {
    expect(consistency(3, 7).map(toBase64)).toEqual([
      "ApjRIpBtz8EIkstTpzmS/FufST6kybrbJ7eRtBJ6f+c=",
      "B1Bqhf2d0vEg62lPhgEeW7RmLlxBWmKRcDPUqWJEh+c=",
      "+sVCA+fMaWzw38tCySodnbr3CtnmIfS9jZhmLwDjwSU=",
      "g327FS6bB5AQcX6E6GXaTrwPoZioBtWdMb8VrM7yLQ4=",
    ]);
  });

  it("holds between all sizes, and for no other root or path", () => {
    for (let size = 1; size <= many.length; size += 1) {
      const root = rootOfRange({ start: 0, end: size }, many);
      for (let olderSize = 0; olderSize <= size; olderSize += 1) {
        const olderRoot = rootOfRange({ start: 0, end: olderSize }, many);
        const claim = { olderSize, olderRoot, size, root, proof: consistency(olderSize, size, many) };
        expect(verifyConsistency(sha256, claim)).toBe(true);
        const lies = [
          { ...claim, olderRoot: flipped(olderRoot) },
          ...(olderSize > 0 ? [{ ...claim, root: flipped(root) }] : []),
          { ...claim, proof: [...claim.proof, root] },
          ...claim.proof.map((hash, at) => ({ ...claim, proof: claim.proof.with(at, flipped(hash)) })),
          ...claim.proof.map((_, at) => ({ ...claim, proof: claim.proof.toSpliced(at, 1) })),
        ];
        for (const lie of lies) expect(verifyConsistency(sha256, lie)).toBe(false);
      }
    }
  });

  it("does not hold from a larger tree to a smaller", () => {
    const claim = {
      olderSize: 7,
      olderRoot: rootOfRange({ start: 0, end: 7 }),
      size: 3,
      proof: consistency(3, 7),
    };
    expect(verifyConsistency(sha256, { ...claim, root: rootOfRange({ start: 0, end: 3 }) })).toBe(false);
  });
});

describe("tiles", () => {
  it("of 70,000 leaves are 277: full ones, and one partial on the right edge of each level", () => {
    const tiles = tilesOf(70_000);
    expect(tiles).toHaveLength(277);
    expect(tiles.filter(({ width }) => width < 256)).toEqual([
      { level: 0, number: 273, width: 112 },
      { level: 1, number: 1, width: 17 },
      { level: 2, number: 0, width: 1 },
    ]);
    expect(tilesOf(0)).toEqual([]);
    expect(tilesOf(256).map(({ width }) => width)).toEqual([256, 1]);
  });

  it("have paths in groups of three digits", () => {
    expect(tilePath({ level: 0, number: 1_234_067, width: 256 })).toBe("tile/0/x001/x234/067");
    expect(tilePath({ level: 1, number: 7, width: 9 })).toBe("tile/1/007.p/9");
    expect(tilePath({ level: 0, number: 1000, width: 112 }, true)).toBe("tile/entries/x001/000.p/112");
  });

  it("are found again by their path, and by no other spelling of it", () => {
    for (const tile of [...tilesOf(70_000), { level: 63, number: 1_234_067, width: 1 }]) {
      expect(parseTilePath(tilePath(tile))).toEqual({ ...tile, isBundle: false });
    }
    expect(parseTilePath("tile/entries/000.p/3")).toEqual({ level: 0, number: 0, width: 3, isBundle: true });
    const others = [
      "tile/64/000",
      "tile/0/x000/001",
      "tile/0/0",
      "tile/0/000.p/0",
      "tile/0/000.p/256",
      "tile/00/000",
    ];
    for (const other of [...others, "tile/0/000.p/007", "tile/0/../000", "/tile/0/000", "tile/0/000/"]) {
      expect(parseTilePath(other), other).toBeUndefined();
    }
  });
});

describe("a bundle", () => {
  it("gives back its entries, also empty and longest ones", () => {
    const given = [Uint8Array.of(), Uint8Array.of(1, 2, 3), new Uint8Array(longestEntry).fill(7)];
    expect(parseBundle(formatBundle(given))).toEqual(given);
    expect(() => formatBundle([new Uint8Array(longestEntry + 1)])).toThrow("too long");
  });

  it("that ends inside an entry is none", () => {
    const bundle = formatBundle([Uint8Array.of(1, 2, 3)]);
    expect(parseBundle(bundle.subarray(0, 4))).toBeUndefined();
    expect(parseBundle(bundle.subarray(0, 1))).toBeUndefined();
  });
});
