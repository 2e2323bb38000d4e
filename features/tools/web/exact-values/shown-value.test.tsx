import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { OutsideMark, ShownField } from "../../contract/index.ts";
import { ShownValue } from "./shown-value.tsx";

const shown = (kind: ShownField["kind"], value: string, marks: OutsideMark[] = []) =>
  renderToStaticMarkup(
    <ShownValue
      field={{ label: "To", argument: "to", kind, value, isEditable: false }}
      marks={marks}
      ownDomain="acme.example"
    />,
  );
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, "");

describe("addresses", () => {
  it("are shown with their domains, and say which are not the reader's own", () => {
    const words = wordsOf(shown("addresses", "ann@acme.example\nKim <kim@evil.example>"));
    expect(words).toBe("ann@acme.exampleKim &lt;kim@evil.example (another domain than yours)&gt;");
  });

  it("say where a domain with unusual letters really leads", () => {
    expect(wordsOf(shown("addresses", "pay@раypal.example"))).toMatch(/unusual letters, really xn--/);
  });

  it("cannot hide a second domain behind an invisible character", () => {
    expect(wordsOf(shown("addresses", "ann@acme.example\u200b.evil.test"))).toContain("U+200B");
  });
});

describe("a text", () => {
  it("names every invisible character, and the source of what stands in text from outside", () => {
    const mark = { field: 0, start: 4, end: 8, source: "Invoice 44", url: "https://evil.example/" };
    const words = wordsOf(shown("text", "Pay DE02 \u202enow", [mark]));
    expect(words).toBe("Pay DE02from Invoice 44 U+202E (right-to-left override)now");
  });

  it("renders no markup and no link of what it holds", () => {
    const html = shown("text", "<img src=x onerror=alert(1)> [a](https://evil.example) https://evil.example");
    expect(html).not.toMatch(/<img|<a\b/);
  });
});

it("shows a URL in full with the host that it leads to, and no link", () => {
  const html = shown("url", "https://user@evil.example/x?q=1");
  expect(wordsOf(html)).toContain("https://user@evil.example/x?q=1");
  expect(wordsOf(html)).toContain("Leads to evil.example");
  expect(html).not.toMatch(/<a\b/);
});
