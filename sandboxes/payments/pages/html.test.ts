import { expect, test } from "vitest";
import { html } from "./html.ts";

test("text that is put in stays text", () => {
  const name = `<script>alert("1")</script> & 'others'`;
  expect(String(html`<p>${name}</p>`)).toBe(
    "<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;others&#39;</p>",
  );
});

test("text cannot leave a quoted attribute", () => {
  expect(String(html`<a href="${`" onclick="x`}">a</a>`)).toBe('<a href="&quot; onclick=&quot;x">a</a>');
});

test("templates and lists of them nest, and are not escaped twice", () => {
  const rows = ["a & b", "<c>"].map((row) => html`<li>${row}</li>`);
  expect(String(html`<ul>${rows}</ul>`)).toBe("<ul><li>a &amp; b</li><li>&lt;c&gt;</li></ul>");
});

test("what is absent leaves nothing, and zero is shown", () => {
  expect(String(html`[${null}${undefined}${false}${[]}]${0}`)).toBe("[]0");
});
