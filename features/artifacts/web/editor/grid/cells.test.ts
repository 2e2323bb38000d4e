import { expect, it } from "vitest";
import {
  squared,
  withBlock,
  withCell,
  withColumnAfter,
  withoutColumn,
  withoutRow,
  withPlainNames,
  withRowAfter,
} from "./cells.ts";
import { isBlock, readPasted } from "./read-pasted.ts";

const cells = [
  ["Region", "Sum"],
  ["North", "12"],
];

it("fills rows that are shorter, and is never without a cell", () => {
  expect(squared([["a"], ["b", "c"]])).toEqual([
    ["a", ""],
    ["b", "c"],
  ]);
  expect(squared([])).toEqual([[""]]);
});

it("changes one cell", () => {
  expect(withCell(cells, { row: 1, column: 1 }, "13")).toEqual([cells[0], ["North", "13"]]);
});

it("takes what is copied in a spreadsheet over the cells from a place, and grows", () => {
  const block = readPasted('South\t7\t"two\nlines"\r\nWest\t9\tx\r\n');
  expect(withBlock(cells, { row: 1, column: 0 }, block)).toEqual([
    ["Region", "Sum", ""],
    ["South", "7", "two\nlines"],
    ["West", "9", "x"],
  ]);
  expect(withBlock(cells, { row: 2, column: 1 }, [["a"]])).toEqual([...cells, ["", "a"]]);
});

it("keeps what stands beside the block, and its empty cells empty", () => {
  expect(withBlock([["a", "b", "c"]], { row: 0, column: 1 }, [["x"]])).toEqual([["a", "x", "c"]]);
  expect(readPasted("1\n\n3\n")).toEqual([["1"], [""], ["3"]]);
});

it("adds and deletes rows and columns", () => {
  expect(withRowAfter(cells, 0)).toEqual([cells[0], ["", ""], cells[1]]);
  expect(withColumnAfter(cells, 0)).toEqual([
    ["Region", "", "Sum"],
    ["North", "", "12"],
  ]);
  expect(withoutRow(cells, 0)).toEqual([cells[1]]);
  expect(withoutColumn([["a"]], 0)).toEqual([[""]]);
});

it("squares a table of very many rows", () => {
  const rows = Array.from({ length: 200_000 }, () => ["a"]);
  expect(squared([...rows, ["a", "b"]])[0]).toEqual(["a", ""]);
});

it("has names of columns without tabs and new lines, and leaves those of other cells", () => {
  expect(
    withPlainNames([
      ["Sum\tnet", "a\r\nb\nc"],
      ["x\ty", "d\ne"],
    ]),
  ).toEqual([
    ["Sum net", "a b c"],
    ["x\ty", "d\ne"],
  ]);
});

it.each([
  ["words, also with “quotes” and commas", false],
  ["one cell of a spreadsheet\r\n", false],
  ['"one cell\nof two lines"\r\n', false],
  ["a\tb", true],
  ["a\nb", true],
])("knows whether %j is more than one cell", (text, isMore) => expect(isBlock(text)).toBe(isMore));
