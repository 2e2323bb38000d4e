import { afterEach, expect, it, vi } from "vitest";
import { askForRights } from "./ask-for-rights.ts";

afterEach(() => vi.unstubAllGlobals());

const asker = { userId: "u1", accessToken: "t1", publishableKey: "pk" };

function answer(replies: Record<string, () => Response>) {
  const fetch = vi.fn(
    async (path: string, _init?: RequestInit) => replies[path]?.() ?? new Response("", { status: 500 }),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

it("is an admin whom has_role names one", async () => {
  const fetch = answer({
    "/api/v1/me": () => Response.json({ hasTeamAccess: true, isAdmin: false }),
    "/rest/v1/rpc/has_role": () => Response.json(true),
  });
  expect(await askForRights(asker)).toEqual({ hasTeamAccess: true, isAdmin: true });
  const asked = fetch.mock.calls.find(([path]) => path.endsWith("has_role"))?.[1];
  expect(JSON.parse(String(asked?.body))).toEqual({ _user_id: "u1", _role: "admin" });
  expect(new Headers(asked?.headers).get("apikey")).toBe("pk");
});

it("is no admin after a failure of has_role, whatever else says so", async () => {
  answer({ "/api/v1/me": () => Response.json({ hasTeamAccess: true, isAdmin: true }) });
  expect(await askForRights(asker)).toEqual({ hasTeamAccess: true, isAdmin: false });
});

it("has no rights where the server does not answer", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("offline");
  });
  expect(await askForRights(asker)).toEqual({ hasTeamAccess: false, isAdmin: false });
});
