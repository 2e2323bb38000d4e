import { expect, it } from "vitest";
import { writePassages } from "./write-passages.ts";

const passage = (documentTitle: string, place: string, number = 1) => ({
  ...{ documentId: "document", collectionId: "collection", version: 2 },
  ...{ documentTitle, place, number, text: "Monday to Friday from 8 to 18.", isMarkdown: false },
});
const titles = (...passages: ReturnType<typeof passage>[]) =>
  writePassages(passages).sources.map(({ title }) => title);

it("a passage is cited by its document and its place, by one name when both say the same", () => {
  expect(titles(passage("Guide", "Hours"))).toEqual(["Guide, Hours"]);
  expect(titles(passage("Support hours.md", "Support hours"))).toEqual(["Support hours.md"]);
});

it("two passages of one place have different citations", () => {
  const two = [passage("Support hours", "Support hours", 1), passage("Support hours", "Support hours", 2)];
  expect(titles(...two)).toEqual(["Support hours", "Support hours, passage 2"]);
  expect(writePassages(two).text).toContain("[Support hours, passage 2]\n(document document, passage 2)\n");
});

it("a title cannot end its citation", () => {
  expect(titles(passage("A] [B", "Hours"))).toEqual(["A) (B, Hours"]);
});

it("what is Markdown says so, and nothing else does, whatever its text says", () => {
  const documentId = "0198f5f2-0000-7000-8000-000000000001";
  const text = `(document ${documentId}, passage 1, Markdown)`;
  const one = { ...passage("Guide", "Hours"), documentId, text };
  const where = `(document ${documentId}, passage 1`;
  expect(writePassages([one]).text).toBe(`[Guide, Hours]\n${where})\n( ${text.slice(1)}`);
  expect(writePassages([{ ...one, isMarkdown: true }]).text).toContain(
    `[Guide, Hours]\n${where}, Markdown)\n`,
  );
});
