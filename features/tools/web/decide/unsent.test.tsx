import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { typedTexts } from "./unsent.ts";

vi.stubGlobal("location", { origin: "http://127.0.0.1" });
const { UnsentTexts } = await import("./unsent-texts.tsx");

const field = (label: string, argument: string | null, value: string) =>
  ({ label, argument, kind: "line", value, isEditable: argument !== null }) as const;
const shown = {
  ...{ act: "Send", undo: "Undo", warnings: [] },
  fields: [field("From", null, "Ann"), field("Subject", "subject", "Offer"), field("Text", "body", "Hello")],
};

it("what was typed for a request are its changed values and the reason, and nothing that is as it was", () => {
  expect(
    typedTexts({ shown }, { mode: "edit", "change.subject": "Offer", "change.body": "Hello Bob" }),
  ).toEqual([{ label: "Text", text: "Hello Bob" }]);
  expect(typedTexts({ shown }, { mode: "deny", reason: "Not to Bob" })).toEqual([
    { label: "Why not?", text: "Not to Bob" },
  ]);
  expect(typedTexts({ shown }, { mode: "deny", reason: " " })).toEqual([]);
});

it("a card whose request was decided elsewhere says by whom, and gives back what was typed", () => {
  const decision = { by: "Bob", at: "2026-01-02T10:00:00Z", reason: null, isChanged: false };
  const words = renderToStaticMarkup(
    <UnsentTexts
      approval={{ status: "approved", decision, expiresAt: decision.at, isOwn: true, askedFor: "Ann" }}
      texts={[{ label: "Text", text: "Hello Bob" }]}
      onDismiss={() => undefined}
    />,
  ).replace(/<[^>]+>/g, " ");
  expect(words).toMatch(/Decided elsewhere: Bob approved this at .+ What you typed was not sent\./);
  expect(words).toContain("Hello Bob");
  expect(words).toContain("Dismiss");
});
