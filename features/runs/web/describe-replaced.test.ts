import { expect, it } from "vitest";
import { describeReplaced } from "./describe-replaced.ts";

it("says in one sentence what was replaced, and before which model", () => {
  const one = describeReplaced([{ name: "EMAIL", count: 1 }], "gpt");
  expect(one).toBe("1 email address was replaced before gpt saw this");
  const several = [
    { name: "EMAIL", count: 2 },
    { name: "IBAN", count: 1 },
    { name: "PROJECT", count: 1 },
  ];
  expect(describeReplaced(several, "gpt")).toBe(
    "2 email addresses, 1 IBAN, and 1 PROJECT were replaced before gpt saw this",
  );
});
