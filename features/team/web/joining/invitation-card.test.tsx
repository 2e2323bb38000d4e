import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://127.0.0.1" });
vi.mock("#features/auth/web/index.tsx", () => ({
  useSession: () => ({ status: "signed-in", user: { id: "1", email: "bob@acme.test" } }),
}));
const { InvitationCard } = await import("./invitation-card.tsx");

function cardOf(isAccepted: boolean): string {
  const invitation = {
    ...({ workspaceName: "Northwind", role: "member", email: "bob@acme.test", invitedBy: "Jana" } as const),
    ...{
      message: "",
      expiresAt: "2026-12-24T10:00:00.000Z",
      hasAccount: true,
      isForCaller: true,
      isAccepted,
    },
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <InvitationCard token="t" invitation={invitation} />
    </MemoryRouter>,
  ).replace(/<[^>]*>/g, " ");
}

it("an invitation asks for an answer until its person gave it, and then leads to the workspace", () => {
  expect(cardOf(false)).toMatch(/Join Northwind.*Accept.*Decline/s);
  const accepted = cardOf(true);
  expect(accepted).toContain("You are a member of Northwind");
  expect(accepted).toContain("Go to this workspace");
  expect(accepted).not.toMatch(/Accept\b|Decline/);
});
