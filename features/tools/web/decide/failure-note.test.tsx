import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://127.0.0.1" });
const { ApiError } = await import("#platform/web/api/api-error.ts");
const { FailureNote } = await import("./failure-note.tsx");

const note = (details?: object) => {
  const body = { error: { code: "approval.obstacle", message: "Confirm the address first.", details } };
  return renderToStaticMarkup(
    <MemoryRouter>
      <FailureNote failure={new ApiError(409, body)} />
    </MemoryRouter>,
  );
};

it("what stands in the way of an approval leads the person themself to where they remove it, and nobody else", () => {
  expect(note({ page: "/profile" })).toContain('href="/profile"');
  expect(note()).toContain("Confirm the address first.");
  expect(note()).not.toContain("href");
  expect(note({ page: "//elsewhere.example" })).not.toContain("href");
});
