import { expect, it } from "vitest";
import { readCsv } from "./read-csv.ts";

it.each([
  [
    "a,b\n1,2\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    '"a ""b""","c,d"\r\n"x\ny",2',
    [
      ['a "b"', "c,d"],
      ["x\ny", "2"],
    ],
  ],
  [
    "a;b\n1;2,5",
    [
      ["a", "b"],
      ["1", "2,5"],
    ],
  ],
  [
    "a,b\n\n,\n",
    [
      ["a", "b"],
      ["", ""],
    ],
  ],
  ["", []],
])("reads %j", (text, rows) => expect(readCsv(text, 10).rows).toEqual(rows));

it("counts rows that it does not keep", () => {
  expect(readCsv("a\n1\n2\n3", 2)).toEqual({ rows: [["a"], ["1"]], count: 4 });
});
