import { expect, it } from "vitest";
import { csvForSpreadsheets } from "./csv-for-spreadsheets.ts";

const lines = (content: string) => csvForSpreadsheets(content).replace("\ufeff", "");

it("quotes what would break a line, and says that it is UTF-8", () => {
  expect(csvForSpreadsheets('Käse,"a ""b"""\n"two\nlines","c,d"')).toBe(
    '\ufeffKäse,"a ""b"""\r\n"two\nlines","c,d"\r\n',
  );
});

it.each(["=1+1", "+cmd", "-2+3", "@SUM(A1)", " =1", "-5|x", "＝1"])(
  "gives no spreadsheet the formula %j",
  (cell) => expect(lines(`Cell,Other\n${cell},1`)).toBe(`Cell,Other\r\n'${cell},1\r\n`),
);

it.each(["-5", "-1.234,50 €", "+3 %", "-", "a=b"])("leaves %j as it is", (cell) => {
  expect(lines(`Cell;Other\n${cell};1`).replaceAll('"', "")).toBe(`Cell;Other\r\n${cell};1\r\n`);
});
