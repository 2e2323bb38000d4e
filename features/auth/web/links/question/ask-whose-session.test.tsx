import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://127.0.0.1", hash: "", search: "" });
vi.mock("../../session.ts", () => ({ useSession: () => ({ status: "signed-out" }) }));
const { AskWhoseSession } = await import("./ask-whose-session.tsx");

const pageOf = (confirmed: string | undefined) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AskWhoseSession account="ann@firm.example" confirmed={confirmed} answer={() => undefined} />
    </MemoryRouter>,
  );

it("a link that proved an address says so before it asks whether to sign in", () => {
  const words = pageOf("ann@firm.example");
  expect(words).toContain("The email address ann@firm.example is confirmed.");
  expect(words).toContain("Continue as ann@firm.example");
  expect(pageOf(undefined)).not.toContain("confirmed");
});
