import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://127.0.0.1" });
const mail = vi.hoisted(() => ({ fate: undefined as "sent" | "outbox" | undefined }));
vi.mock("#features/auth/web/index.tsx", () => ({ useMailFate: () => mail.fate, afterProof: vi.fn() }));
const { InvitationRow } = await import("./invitation-row.tsx");

function rowWith(fate: typeof mail.fate): string {
  mail.fate = fate;
  const invitation = {
    ...({ id: "1", email: "ann@acme.test", role: "member", state: "accepted" } as const),
    ...{ teams: [], isUndelivered: false, invitedBy: null, sentCount: 1, endedAt: null },
    ...{ sentAt: "2026-11-20T09:00:00.000Z", expiresAt: "2026-12-24T10:00:00.000Z" },
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <InvitationRow invitation={invitation} />
    </QueryClientProvider>,
  );
}

it("an invitation is called sent only by an installation that sends mail", () => {
  expect(rowWith("sent")).toContain("Sent ");
  expect(rowWith("outbox")).toContain("Made ");
  expect(rowWith("outbox")).not.toMatch(/sent/i);
  expect(rowWith(undefined)).not.toMatch(/sent/i);
});
