import { beforeEach, expect, test, vi } from "vitest";

const auth = vi.hoisted(() => ({ onAuthStateChange: vi.fn(), getSession: vi.fn() }));
const account = vi.hoisted(() => ({ refreshStoredUser: vi.fn() }));
const server = vi.hoisted(() => ({ readReachability: vi.fn(), subscribeToReachability: vi.fn() }));
vi.mock("./auth-client.ts", () => ({ authClient: auth, sessionKey: "key" }));
vi.mock("./stored-user.ts", () => account);
vi.mock("./lacks-second-step.ts", () => ({ lacksSecondStep: () => false }));
vi.mock("#platform/web/api/reachability.ts", () => server);

const sessionOf = (name: string, token = "t") => ({ access_token: token, user: { id: "ann", name } });

let module: typeof import("./session.ts");
let announce: (event: string, session: object) => void;
let reportReachability: () => void;

beforeEach(async () => {
  vi.resetAllMocks();
  vi.resetModules();
  vi.stubGlobal("document", { addEventListener: () => undefined });
  server.readReachability.mockReturnValue(true);
  auth.onAuthStateChange.mockImplementation((listener) => {
    announce = listener;
  });
  server.subscribeToReachability.mockImplementation((listener) => {
    reportReachability = listener;
  });
  module = await import("./session.ts");
  module.startSession();
});

const shown = () => {
  const state = module.readSession();
  return state.status === "signed-in" ? [state.copy, state.user] : state.status;
};
const user = (name: string) => ({ id: "ann", name });

test("a stored user is current only once the service has answered", async () => {
  account.refreshStoredUser.mockResolvedValue(sessionOf("new"));
  announce("INITIAL_SESSION", sessionOf("old"));
  expect(shown()).toEqual(["stored", user("old")]);
  await vi.waitFor(() => expect(shown()).toEqual(["current", user("new")]));
});

test.each([
  ["no answer", () => Promise.resolve(undefined)],
  ["a failure", () => Promise.reject(new Error("away"))],
])("%s leaves the stored user unread, until a retry succeeds", async (_what, fail) => {
  account.refreshStoredUser.mockImplementation(fail);
  announce("INITIAL_SESSION", sessionOf("old"));
  await vi.waitFor(() => expect(shown()).toEqual(["unread", user("old")]));
  // The client announces the stored session again on a return to the page.
  announce("SIGNED_IN", sessionOf("old"));
  expect(shown()).toEqual(["unread", user("old")]);
  account.refreshStoredUser.mockResolvedValue(sessionOf("new"));
  await module.readAccount();
  expect(shown()).toEqual(["current", user("new")]);
});

test("a missed account is read as soon as the server is back", async () => {
  account.refreshStoredUser.mockResolvedValue(undefined);
  announce("INITIAL_SESSION", sessionOf("old"));
  await vi.waitFor(() => expect(shown()).toEqual(["unread", user("old")]));
  account.refreshStoredUser.mockResolvedValue(sessionOf("new"));
  server.readReachability.mockReturnValue(false);
  reportReachability();
  expect(account.refreshStoredUser).toHaveBeenCalledTimes(1);
  server.readReachability.mockReturnValue(true);
  reportReachability();
  await vi.waitFor(() => expect(shown()).toEqual(["current", user("new")]));
});

test("the stored session that the client announces first is not current", () => {
  announce("SIGNED_IN", sessionOf("old"));
  expect(shown()).toEqual(["stored", user("old")]);
});

test("a current user stays shown when a later read gets no answer", async () => {
  announce("TOKEN_REFRESHED", sessionOf("new"));
  account.refreshStoredUser.mockResolvedValue(undefined);
  await module.readAccount();
  expect(shown()).toEqual(["current", user("new")]);
});
