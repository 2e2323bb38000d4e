import { DOMParser } from "@xmldom/xmldom";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { writeDocx } from "./write-docx.ts";

const markdown = `# Sales & "costs" <2026>

A **bold** _word_ and a [link](https://example.com/?a=1&b=2), and [a trap](javascript:alert(1)).

1. One
   - inner
2. Two

| Region | Sum |
| --- | --- |
| North & South | <b>12</b> |

\`\`\`
if (a < b && c) {}
\`\`\`

<script>alert(1)</script>
`;

async function partsOf(text: string) {
  const file = await writeDocx("Sales", text);
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return Object.entries(parts).map(([name, bytes]) => ({ name, xml: strFromU8(bytes) }));
}

it("is a package of well-formed parts, with those that Word asks for", async () => {
  const parts = await partsOf(markdown);
  expect(parts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["[Content_Types].xml", "_rels/.rels", "word/document.xml", "word/numbering.xml"]),
  );
  const problems: string[] = [];
  const parser = new DOMParser({ onError: (level, message) => problems.push(`${level}: ${message}`) });
  for (const { xml } of parts) parser.parseFromString(xml, "text/xml");
  expect(problems).toEqual([]);
});

it("has the words, and no address that runs something", async () => {
  const parts = await partsOf(markdown);
  const body = parts.find(({ name }) => name === "word/document.xml")?.xml ?? "";
  for (const words of ["North &amp; South", "if (a &lt; b &amp;&amp; c) {}", "a trap", "inner"])
    expect(body).toContain(words);
  const links = parts.find(({ name }) => name === "word/_rels/document.xml.rels")?.xml ?? "";
  expect(links).toContain("https://example.com/?a=1&amp;b=2");
  expect(parts.map(({ xml }) => xml).join("")).not.toContain("javascript:");
});

it("opens without a word in it, too", async () => {
  expect((await partsOf("")).map(({ name }) => name)).toContain("word/document.xml");
});
