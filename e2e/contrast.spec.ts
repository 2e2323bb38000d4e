import { expect, test } from "@playwright/test";
import { axeFindsEnoughContrast, axeFindsNothing } from "./fixtures/axe-finds-nothing.ts";

const page = (style: string, text = "Some text") =>
  "data:text/html," +
  encodeURIComponent(`<!doctype html><html lang="en"><title>Page</title>
   <style>p { color: #000; background: #fff } ${style}</style>
   <main><h1>Heading</h1><p>${text}</p></main></html>`);

const faint = {
  "its own color": "p { color: #ccc }",
  "the color behind it": "p { background: #333 }",
  "the color behind its parent": "p { background: none } main { background: #222 }",
  "the opacity of its parent": "main { opacity: 0.3 }",
  "the dark theme": "@media (prefers-color-scheme: dark) { p { color: #444; background: #111 } }",
};

test("what had enough contrast is not judged again while it looks the same", { tag: "@long" }, async ({
  page: tab,
}) => {
  await tab.goto(page(""));
  await axeFindsNothing(tab);
  await tab.goto(page("", "Another text"));
  expect(await tab.evaluate(() => "contrastOnce" in globalThis)).toBe(false);
  await axeFindsEnoughContrast(tab);
  expect(await tab.evaluate(() => contrastOnce.look())).toBe(false);
});

test("a text that had enough contrast is judged again after a change", { tag: "@long" }, async ({
  page: tab,
}) => {
  await tab.emulateMedia({ colorScheme: "light" });
  await tab.goto(page(""));
  await axeFindsNothing(tab);
  for (const [what, style] of Object.entries(faint)) {
    await test.step(`of ${what}`, async () => {
      await tab.goto(page(style));
      await tab.emulateMedia({ colorScheme: "dark" });
      await expect(axeFindsEnoughContrast(tab)).rejects.toThrow(/color-contrast/);
      await expect(axeFindsNothing(tab)).rejects.toThrow(/color-contrast/);
    });
  }
});
