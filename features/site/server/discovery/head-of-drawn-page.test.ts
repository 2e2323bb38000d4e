import { expect, test } from "vitest";
import { headOfDrawnPage } from "./head-of-drawn-page.ts";

const page = { path: "/demo", language: "en", title: "A $& demo", description: "To try" } as const;
const site = { publicUrl: "https://a.example", isIndexed: true };
const document = `<head>
  <meta name="robots" content="noindex" />
  <title>Adjutant</title>
</head>`;

test("the page has its own title and address, and says to search engines what the settings say", () => {
  const html = headOfDrawnPage(document, page, site);
  expect(html).toContain("<title>A $&amp; demo</title>");
  expect(html).toContain('<link rel="canonical" href="https://a.example/demo">');
  expect(html).not.toMatch(/noindex|<title>Adjutant|hreflang="de"/);
  expect(headOfDrawnPage(document, page, { ...site, isIndexed: false })).toContain('content="noindex"');
});

test.each([
  ["says nothing to search engines", "<title>Adjutant</title>"],
  ["has no title", '<meta name="robots" content="noindex" />'],
])("a document that %s is refused rather than sent as it is", (_what, application) => {
  expect(() => headOfDrawnPage(application, page, site)).toThrow("The application's document");
});
