import { AuthApiError, AuthRetryableFetchError } from "@supabase/auth-js";
import { beforeEach, expect, test, vi } from "vitest";

const client = vi.hoisted(() => ({ signOut: vi.fn(), askServer: vi.fn() }));
vi.mock("./auth-client.ts", () => ({ authClient: { signOut: client.signOut } }));
vi.mock("#platform/web/api/reachability.ts", () => ({
  askServer: client.askServer,
  readReachability: () => true,
  subscribeToReachability: () => () => undefined,
}));

const navigate = vi.fn();
const assign = vi.fn();
vi.stubGlobal("location", { assign });
const unreached = { error: new AuthRetryableFetchError("Failed to fetch", 0) };

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.resetModules();
  client.askServer.mockResolvedValue(true);
  client.signOut.mockResolvedValue({ error: null });
});

async function signOutAndReadPlaces(): Promise<unknown[]> {
  const { leave } = await import("./leave.ts");
  await leave(navigate);
  const inside = navigate.mock.calls.map(([path, { state }]) =>
    state?.doesSessionGoOn ? `${path} goes on` : path,
  );
  return [...inside, ...assign.mock.calls.flat()];
}

test("signing out leads to the landing page, which is another document", async () => {
  expect(await signOutAndReadPlaces()).toEqual(["/auth/signed-out", "/"]);
});

test("signing out in the English shell leads to the landing page of the person's language", async () => {
  vi.stubGlobal("localStorage", { getItem: () => "de" });
  expect(await signOutAndReadPlaces()).toEqual(["/auth/signed-out", "/de"]);
});

test("without the server it is done here, and said that the session goes on there", async () => {
  client.askServer.mockResolvedValue(false);
  client.signOut.mockResolvedValue(unreached);
  expect(await signOutAndReadPlaces()).toEqual(["/auth/signed-out", "/auth/signed-out goes on"]);
  expect(client.signOut).toHaveBeenCalledWith({ scope: "local" });
});

test("a server that went away once the session had ended leads to no page that it cannot give", async () => {
  client.askServer.mockResolvedValue(false);
  expect(await signOutAndReadPlaces()).toEqual(["/auth/signed-out", "/auth/signed-out"]);
});

test("a server that goes away in between is said as well", async () => {
  client.signOut.mockResolvedValue(unreached);
  expect(await signOutAndReadPlaces()).toEqual(["/auth/signed-out", "/auth/signed-out goes on"]);
});

test("a session that had ended before is no reason to worry anybody", async () => {
  const refused = new AuthApiError("Invalid Refresh Token", 400, "refresh_token_not_found");
  client.signOut.mockResolvedValue({ error: refused });
  expect(await signOutAndReadPlaces()).toEqual(["/auth/signed-out", "/"]);
});

test("a server that failed to end the session is said as well", async () => {
  client.signOut.mockResolvedValue({
    error: new AuthApiError("Unexpected failure", 500, "unexpected_failure"),
  });
  expect(await signOutAndReadPlaces()).toEqual(["/auth/signed-out", "/auth/signed-out goes on"]);
});
