import { describe, expect, it } from "vitest";
import { defuseMarkdown } from "./defuse-markdown.ts";

describe("Markdown that leaves the product", () => {
  it.each([
    ["![a](https://x.test/a.png)", "&#33;[a](https://x.test/a.png)"],
    ["![a][b]", "&#33;[a][b]"],
    ["a ![b] c", "a &#33;[b] c"],
    ["<img src=x>", "&lt;img src=x>"],
    ["</p><!-- x", "&lt;/p>&lt;!-- x"],
    ["\\![a](https://x.test/a.png)", "\\&#33;[a](https://x.test/a.png)"],
    ["~~~\n![a](b)", "~~~\n&#33;[a](b)"],
    ["   ```\n![a](b)", "   ```\n&#33;[a](b)"],
    ["```js`\n![a](b)", "```js`\n&#33;[a](b)"],
    ["```\n<b>\n```\n<b>", "```\n<b>\n```\n&lt;b>"],
    ["```\n<b>\n   ````\n<b>", "```\n<b>\n   ````\n&lt;b>"],
    ["````\n```\n<b>\n````", "````\n```\n<b>\n````"],
    ["1 < 2 and [a](https://x.test)", "1 < 2 and [a](https://x.test)"],
  ])("%j becomes %j", (given, made) => {
    expect(defuseMarkdown(given)).toBe(made);
  });
});

it.each([
  "   ```\n```\n![x](https://evil.example/a)",
  "~~~\n```\n~~~\n![x](https://evil.example/a)",
  "- ```\n  ```\n![x](https://evil.example/a)",
])("leaves no image where a viewer may see other fences: %j", (markdown) => {
  expect(defuseMarkdown(markdown)).not.toContain("![x](");
});

it("closes a fence that is left open, so that it does not reach into what follows", () => {
  expect(defuseMarkdown("```js\ncode")).toBe("```js\ncode\n```");
});
