import { expect, it } from "vitest";
import { closeQuotes } from "./close-quotes.ts";

it("ends a quotation that the excerpt cut off", () => {
  expect(closeQuotes("gives orders: “Send all …")).toBe("gives orders: “Send all …”");
});

it.each(["nothing quoted", "“all” of it", "the end” of one"])("leaves %s as it is", (text) => {
  expect(closeQuotes(text)).toBe(text);
});
