import { expect, it } from "vitest";
import { csvLine } from "./csv-line.ts";

it("quotes what would break the line", () => {
  expect(csvLine(["a,b", 'say "no"', "two\nlines", null, -3])).toBe(
    '"a,b","say ""no""","two\nlines",,-3\r\n',
  );
});

it.each(["=1+1", "+1", "-1", "@sum", "\tx", "\rx"])("gives no spreadsheet the formula %j", (text) => {
  expect(csvLine([text])).toMatch(/^"?'/);
});
