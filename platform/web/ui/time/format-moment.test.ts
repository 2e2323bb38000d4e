import { expect, it } from "vitest";
import { formatMoment } from "./format-moment.ts";

it("says day and minute in the language of the page", () => {
  const at = new Date(2026, 11, 2, 18, 5);
  expect(formatMoment(at, "en")).toBe("2 December 2026 at 18:05");
  expect(formatMoment(at, "de")).toBe("2. Dezember 2026 um 18:05");
});
