import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://127.0.0.1", hostname: "127.0.0.1", hash: "", search: "" });
const { IdentitiesPanel } = await import("./identities-panel.tsx");

/** The panel of somebody who signs in with an email address, a password and these passkeys. */
function panelWith(passkeys: object[] | undefined, hasPasskeys = true): string {
  const client = new QueryClient();
  const identity = { identity_id: "1", provider: "email", identity_data: { email: "ann@firm.example" } };
  client.setQueryData(["identities"], [identity]);
  client.setQueryData(["sign-in-methods"], { hasPasskeys, providers: [] });
  if (passkeys) client.setQueryData(["passkeys"], passkeys);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <IdentitiesPanel />
    </QueryClientProvider>,
  ).replaceAll("&#x27;", "'");
}

it("the last method stays as the only one, or as the only one besides passkeys", () => {
  expect(panelWith(undefined, false)).toContain("Your only sign-in method; it can't be removed.");
  expect(panelWith([])).toContain("Your only sign-in method; it can't be removed.");
  expect(panelWith([{ id: "1" }])).toContain(
    "Your only sign-in method besides passkeys; it can't be removed.",
  );
  expect(panelWith(undefined)).not.toContain("Your only sign-in method");
});
