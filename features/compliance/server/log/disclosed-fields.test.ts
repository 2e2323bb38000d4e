import { describe, expect, it } from "vitest";
import { commitTo, saltField } from "#platform/server/audit/commitment.ts";
import { madeEntries, madeEntry, madeExport, seededSigner } from "./testing/made-export.ts";
import { verifyFiles } from "./testing/verify-files.ts";

const entries = madeEntries(300);
const signer = seededSigner(1);
const trusted = { trustedKeys: [signer.text] };

describe("a disclosed field", () => {
  const field = saltField("Grüße an Bob");
  const withField = madeExport(
    entries.with(40, madeEntry(40, { c: { title: commitTo("title", field) } })),
    signer,
  );
  const lineOf = (change: object = {}) =>
    `${JSON.stringify({ id: "event-40", name: "title", ...field, ...change })}\n`;
  const verdict = async (openings: string) => {
    const last = (await verifyFiles(withField, { ...trusted, openings })).at(-1);
    return `${last?.outcome}: ${last?.words}`;
  };

  it("is what its event committed to", async () => {
    const words = (await verifyFiles(withField, { ...trusted, openings: lineOf() })).map(
      (finding) => finding.words,
    );
    expect(words).toContain("The disclosed field title is what event event-40 recorded.");
    expect(words.at(-1)).toBe("1 log is what was signed.");
  });

  it.each([
    ["value", { value: "Grüße an Ann" }],
    ["salt", { salt: saltField("x").salt }],
    ["name", { name: "note" }],
  ])("of another %s is caught and named", async (_what, change) => {
    expect(await verdict(lineOf(change))).toMatch(
      /^failed: The disclosed field (title|note) is not what event event-40 recorded[.]$/,
    );
  });

  it("of an event that is not in the export, or a line that is none, is named", async () => {
    expect(await verdict(lineOf({ id: "event-9999" }))).toBe(
      "incomplete: The disclosed fields of event event-9999 belong to no event of the export.",
    );
    expect(await verdict("{}\n")).toBe("incomplete: Line 1 of the disclosed fields cannot be read.");
  });
});
