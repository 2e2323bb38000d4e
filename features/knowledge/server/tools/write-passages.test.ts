import { expect, it } from "vitest";
import { writePassages } from "./write-passages.ts";

const passage = (documentTitle: string, place: string, number = 1) => ({
  ...{ documentId: "document", collectionId: "collection", version: 2 },
  ...{ documentTitle, place, number, text: "Monday to Friday from 8 to 18." },
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
