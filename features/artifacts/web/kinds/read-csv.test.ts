import { expect, it } from "vitest";
import { readCsv } from "./read-csv.ts";
import { writeCsv } from "./write-csv.ts";

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

it.each([
  ['"Sum, net";x\n1;2', ";"],
  ["a\tb;c\n1\t2", ";"],
  ["a\tb\n1\t2", "\t"],
  ["alone", ","],
  ['"two;\nlines",b\n1,2', ","],
  ['"say ""a;b""";x\n1;2', ";"],
  ['5" pipe,b\n"1",2', ","],
])("finds what separates the cells of %j", (text, separator) => {
  expect(readCsv(text, 10).separator).toBe(separator);
});

it.each([
  [[["a"], [""], ["b"]], ","],
  [
    [
      ["a, b", "c;d"],
      ['say "no"', "two\nlines"],
      ["\t", " x "],
    ],
    ",",
  ],
  [
    [
      ["a;b", "c,d"],
      ["=1+1", "-3"],
    ],
    ";",
  ],
])("reads what it writes: %j", (rows, separator) => {
  expect(readCsv(writeCsv(rows, separator), 10).rows).toEqual(rows);
});

it("counts rows that it does not keep", () => {
  expect(readCsv("a\n1\n2\n3", 2)).toMatchObject({ rows: [["a"], ["1"]], count: 4 });
});
