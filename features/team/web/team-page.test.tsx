import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://127.0.0.1" });
const { apiQuery } = await import("#platform/web/api/client.ts");
const { TeamPage } = await import("./team-page.tsx");

function pageOf(hasTeamAccess: boolean, isPersonal = true): string {
  const client = new QueryClient();
  const me = { hasTeamAccess, workspaceId: "1", workspaces: [{ id: "1", isPersonal }] };
  client.setQueryData(apiQuery.queryOptions("get", "/api/v1/me").queryKey, me as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TeamPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it("somebody without a plan reads that inviting needs one with seats, and is led to where it is chosen", () => {
  const page = pageOf(false);
  expect(page).toContain("To invite people, you need a plan with seats");
  expect(page).toMatch(/<a [^>]*href="\/settings\/billing"[^>]*>(<[^>]*>)*Choose a plan/);
});

it("nobody is asked for a plan who has a team, or members of one whose plan ended", () => {
  expect(pageOf(true)).not.toContain("Choose a plan");
  expect(pageOf(false, false)).not.toContain("Choose a plan");
});
