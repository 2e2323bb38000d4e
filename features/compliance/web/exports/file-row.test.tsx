import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FileRow } from "./file-row.tsx";
import { english } from "./texts/english.ts";

it("a file that is kept for hours says until when to the minute, and not in days", () => {
  const one = {
    ...({ id: "1", state: "ready", problem: null, doneCount: 3, share: 1, sizeBytes: 10 } as const),
    ...{ createdAt: new Date().toISOString(), expiresAt: new Date(2030, 11, 2, 18, 5).toISOString() },
  };
  const acts = { remove: async () => undefined, download: async () => undefined };
  const row = renderToStaticMarkup(<FileRow one={one} name="All" words={english.files} acts={acts} />);
  expect(row).toContain("Expires 2 December 2030 at 18:05");
});
