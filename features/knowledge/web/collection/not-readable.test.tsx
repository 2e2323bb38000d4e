import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://127.0.0.1" });
vi.mock("#features/sharing/web/index.tsx", () => ({
  NotHere: () => <button type="button">Ask for access</button>,
}));
const { NotReadable } = await import("./not-readable.tsx");

const shown = (ending?: "deleted") =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NotReadable collectionId="1" ending={ending} what="collection" />
    </MemoryRouter>,
  );

it("what happened is announced as a sentence, without the ways on", () => {
  const html = shown();
  expect(html.match(/role="status"/g)).toHaveLength(1);
  expect(html).toMatch(/<span role="status">[^<]+<\/span>/);
  expect(html).toContain("Ask for access</button>");
});

it("access to what was deleted cannot be asked for", () => {
  const html = shown("deleted");
  expect(html).toContain('<span role="status">This collection was deleted.</span>');
  expect(html).not.toContain("Ask for access");
});
