import { expect, it } from "vitest";
import { fileNameOf } from "./save-file.ts";

it.each([
  ["What is 12 * 12?", "What-is-12-12.md"],
  ["../../etc/passwd", "etc-passwd.md"],
  ["Größe über alles", "Größe-über-alles.md"],
  ["???", "conversation.md"],
  ["x".repeat(200), `${"x".repeat(60)}.md`],
])("a conversation titled %j is saved as %s", (title, name) => {
  expect(fileNameOf(title, "md")).toBe(name);
});
