import { expect, test } from "vitest";
import { mayHoldUp } from "./may-hold-up.ts";

test.each(["<!--", "<?", "<![CDATA[", "<!A "])("many openings of %s hold up the parser", (opening) => {
  expect(mayHoldUp(opening.repeat(200))).toBe(true);
});

test("so does a text that nobody reads to its end", () => {
  expect(mayHoldUp("a ".repeat(26_000))).toBe(true);
});

test("a few openings and a long text do not", () => {
  expect(mayHoldUp(`A comment begins with \`<!--\`. ${"And so on. ".repeat(2_000)}`)).toBe(false);
});
