import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Markdown } from "#platform/web/markdown/markdown.tsx";
import { SourceLinks } from "./source-link.tsx";

const source = { title: "Prices", url: "https://supplier.example/prices" };
const shown = (text: string, toolCallId?: string) =>
  renderToStaticMarkup(
    <SourceLinks sources={[{ ...source, ...(toolCallId && { toolCallId }) }]}>
      <Markdown text={text} />
    </SourceLinks>,
  );

it("a link to a page that was read opens what was read, at any place of the page", () => {
  for (const address of [source.url, `${source.url}#backups`]) {
    const html = shown(`It costs [12 euros](${address}).`, "call-1");
    expect(html).toContain("12 euros</button>");
    expect(html).not.toContain("<a ");
  }
});

it("a link to any other page leads outside, and so do all links where nobody knows what was read", () => {
  for (const address of ["https://supplier.example/price", "https://supplier.example/prices?of=pens"]) {
    expect(shown(`[12 euros](${address})`, "call-1")).toContain(`href="${address}"`);
  }
  expect(shown(`[12 euros](${source.url})`)).toContain(`href="${source.url}"`);
});
