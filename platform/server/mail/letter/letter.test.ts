import { expect, test } from "vitest";
import type { Letter } from "./letter.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";

const letter: Letter = {
  language: "en",
  title: "A title",
  paragraphs: ["One & two", "Three"],
  code: { label: "Type it:", value: "123456" },
  button: { label: "Open", url: "https://a.example/x?a=1&b=2", fallback: "Or open:" },
  facts: [["From", '<img src="x">']],
  closing: "Not you? Ignore it.",
};

test("both parts say the same", () => {
  const [text, html] = [letterText(letter), letterHtml(letter)];
  for (const piece of ["A title", "Three", "123456", "Open", "From", "Ignore it."]) {
    expect(text).toContain(piece);
    expect(html).toContain(piece);
  }
  expect(text).toContain("https://a.example/x?a=1&b=2");
  expect(html).toContain('href="https://a.example/x?a=1&amp;b=2"');
});

test("what others wrote is text in the HTML and nothing else", () => {
  expect(letterHtml(letter)).not.toContain("<img");
  expect(letterHtml(letter)).toContain("&lt;img src=&quot;x&quot;&gt;");
});

test("nothing is fetched when it is opened", () => {
  expect(letterHtml(letter)).not.toMatch(/src="|url\(|@import|<link|<script/);
});

test("a link that is no address of the web is refused", () => {
  const button = { label: "Open", url: "javascript:alert(1)", fallback: "" };
  expect(() => letterHtml({ ...letter, button })).toThrow("address of the web");
});
