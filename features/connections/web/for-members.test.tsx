import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://127.0.0.1" });
const { apiQuery } = await import("#platform/web/api/client.ts");
const pages = {
  "the list": (await import("./connections-page.tsx")).ConnectionsPage,
  "one connection": (await import("./connection-page.tsx")).ConnectionPage,
};

/** The words of a page for somebody who may do this. */
function wordsOf(Page: () => React.ReactNode, mayDo: readonly string[]): string {
  const client = new QueryClient();
  client.setQueryData(apiQuery.queryOptions("get", "/api/v1/me").queryKey, { mayDo } as never);
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const refusal = "Guests and auditors cannot see the connections of this workspace.";

it.each(Object.entries(pages))("guests and auditors are told that they do not see %s", (_name, Page) => {
  expect(wordsOf(Page, [])).toContain(refusal);
  expect(wordsOf(Page, ["connection.list"])).not.toContain(refusal);
});
