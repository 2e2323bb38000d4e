import { beforeEach, expect, test, vi } from "vitest";
import { sessionStore } from "./session-store.ts";

const client = vi.hoisted(() => ({ getUser: vi.fn() }));
vi.mock("./auth-client.ts", () => ({ authClient: client, sessionKey: "key" }));

const { refreshStoredUser } = await import("./stored-user.ts");
const ann = (name: string) => ({ id: "ann", user_metadata: { name } });
const stored = () => JSON.parse(sessionStore.getItem("key") ?? "null");

beforeEach(() => sessionStore.setItem("key", JSON.stringify({ access_token: "t", user: ann("") })));

test("a change made in another browser is taken into the stored session", async () => {
  client.getUser.mockResolvedValue({ data: { user: ann("Ann Lee") } });
  expect((await refreshStoredUser())?.user).toEqual(ann("Ann Lee"));
  expect(stored()).toEqual({ access_token: "t", user: ann("Ann Lee") });
});

test("without an answer everything stays", async () => {
  client.getUser.mockResolvedValue({ data: { user: null }, error: new Error("away") });
  expect(await refreshStoredUser()).toBeUndefined();
  expect(stored().user).toEqual(ann(""));
});

test("an answer about another account than the stored one changes nothing", async () => {
  client.getUser.mockResolvedValue({ data: { user: { id: "bob" } } });
  expect(await refreshStoredUser()).toBeUndefined();
  sessionStore.removeItem("key");
  client.getUser.mockResolvedValue({ data: { user: ann("Ann Lee") } });
  expect(await refreshStoredUser()).toBeUndefined();
  expect(stored()).toBeNull();
});
