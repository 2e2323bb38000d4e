import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";

vi.stubGlobal("location", new URL("http://127.0.0.1/compliance"));
const { apiQuery } = await import("#platform/web/api/client.ts");
const { ComplianceArea } = await import("./compliance-area.tsx");
const { HoldsPage } = await import("./holds/holds-page.tsx");

/** A page for somebody who may do this. Undefined: it is not known yet. */
function markupFor(mayDo: readonly string[] | undefined, page: React.ReactNode): string {
  const client = new QueryClient();
  if (mayDo) client.setQueryData(apiQuery.queryOptions("get", "/api/v1/me").queryKey, { mayDo } as never);
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>{page}</QueryClientProvider>
    </MemoryRouter>,
  );
}

function tabsFor(mayDo: readonly string[] | undefined): (string | undefined)[] {
  const markup = markupFor(mayDo, <ComplianceArea>Nothing</ComplianceArea>);
  return [...markup.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, label]) => label);
}

const all = ["Log", "Proof", "Exports", "Data requests", "Holds and retention"];

it("the area of compliance has the tabs whose pages the person may see", () => {
  expect(tabsFor(["event_export.request", "hold.read"])).toEqual(all);
  expect(tabsFor(["event_export.request_installation"])).toEqual([
    "Log",
    "Proof",
    "Exports",
    "Data requests",
  ]);
  expect(tabsFor([])).toEqual(["Log", "Proof", "Data requests"]);
});

it("no tab of the area of compliance comes late", () => expect(tabsFor(undefined)).toEqual(all));

it("who may read no holds is told so in place of them and of the periods", () => {
  const refusal = "Only owners, admins and auditors of the workspace";
  expect(markupFor([], <HoldsPage />)).toContain(refusal);
  expect(markupFor([], <HoldsPage />)).not.toContain("Retention");
  for (const mayDo of [["hold.read"], undefined]) {
    expect(markupFor(mayDo, <HoldsPage />)).not.toContain(refusal);
  }
});
