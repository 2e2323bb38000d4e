import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { expectLinearTime } from "#platform/contract/testing/expect-linear-time.ts";
import { Markdown } from "./markdown.tsx";

const render = (text: string) => renderToStaticMarkup(<Markdown text={text} isGrowing={false} />);
const linksOf = (text: string) =>
  [...render(text).matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>([^<]*)/g)].map((it) => it.slice(1));

test.each([
  ["“read https://example.com” now", "https://example.com/", "https://example.com", "” now"],
  ["»https://example.com/a«", "https://example.com/a", "https://example.com/a", "«"],
  ["「https://example.com/a」", "https://example.com/a", "https://example.com/a", "」"],
  ["[see https://example.com/a]", "https://example.com/a", "https://example.com/a", "]"],
  ["{https://example.com/a}.", "https://example.com/a", "https://example.com/a", "}."],
])("a bare address ends before what closes around it: %s", (text, href, words, rest) => {
  expect(linksOf(text)).toEqual([[href, words, rest]]);
});

test("brackets that belong to an address stay in it", () => {
  const address = "https://example.com/a_(b)";
  expect(linksOf(`See ${address} there`)).toEqual([[address, address, " there"]]);
});

test("an address with thousands of brackets does not hold up the page", () => {
  expectLinearTime((size) => render(`https://example.com/${"}".repeat(size)}`), 30_000);
});

test("a link that shows its own address shows no host beside it", () => {
  for (const text of [
    "“https://example.com”",
    "https://example.com/a?b=1",
    "www.example.com",
    "<https://example.com>",
  ])
    expect(render(text)).not.toContain("(example.com)");
});

test("a link whose words only look like its address shows the host", () => {
  expect(render("[https://ex\u0430mple.com](https://ex\u0430mple.com)")).toContain("(xn--");
  expect(render("[https://example.com](https://evil.example)")).toContain("(evil.example)");
});
