import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://127.0.0.1" });
const { apiQuery } = await import("#platform/web/api/client.ts");
const { AgentsArea } = await import("./agents-area.tsx");

/** The tabs for somebody who may do this. Undefined: it is not known yet. */
function tabsFor(mayDo: readonly string[] | undefined): (string | undefined)[] {
  const client = new QueryClient();
  if (mayDo) client.setQueryData(apiQuery.queryOptions("get", "/api/v1/me").queryKey, { mayDo } as never);
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <AgentsArea title="Agents">Nothing</AgentsArea>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return [...markup.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, label]) => label);
}

it("the area about agents has the tabs whose pages the person may see", () => {
  expect(tabsFor(["trigger.create", "collection.list", "connection.list"])).toEqual([
    ...["Agents", "Triggers", "Knowledge", "Connections"],
  ]);
  expect(tabsFor(["collection.list"])).toEqual(["Agents", "Knowledge"]);
  expect(tabsFor([])).toEqual(["Agents"]);
});

it("no tab of the area comes late", () => {
  expect(tabsFor(undefined)).toEqual(["Agents", "Triggers", "Knowledge", "Connections"]);
});
