import { afterEach, beforeEach, expect, test, vi } from "vitest";

const client = vi.hoisted(() => ({ getUser: vi.fn(), refreshSession: vi.fn() }));
vi.mock("../auth-client.ts", () => ({ authClient: client }));
vi.mock("../refresh-session-again.ts", () => ({ refreshSessionAgain: client.refreshSession }));

let page: EventTarget & { visibilityState: string };
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.clearAllMocks();
  client.refreshSession.mockResolvedValue({});
  isConfirmed(false);
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  const tab = new EventTarget();
  vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
  vi.stubGlobal("removeEventListener", tab.removeEventListener.bind(tab));
  const { followConfirmation } = await import("./follow-confirmation.ts");
  stop = followConfirmation();
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function isConfirmed(confirmed: boolean): void {
  const user = confirmed ? { email_confirmed_at: "2026-01-01T00:00:00Z" } : {};
  client.getUser.mockResolvedValue({ data: { user } });
}

async function comeBack(): Promise<void> {
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
}

test("the service is asked when the page is opened, and again when the person comes back", async () => {
  expect(client.getUser).toHaveBeenCalledTimes(1);
  isConfirmed(true);
  await comeBack();
  expect(client.refreshSession).toHaveBeenCalledTimes(1);
});

test("an address that is not confirmed refreshes nothing", async () => {
  await comeBack();
  expect(client.getUser).toHaveBeenCalledTimes(2);
  expect(client.refreshSession).not.toHaveBeenCalled();
});

test("whoever comes and goes asks once a minute, the last time not forgotten", async () => {
  await comeBack();
  for (let times = 0; times < 10; times += 1) await comeBack();
  expect(client.getUser).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(client.getUser).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(client.getUser).toHaveBeenCalledTimes(3);
});

test("a page that is hidden asks nothing", async () => {
  page.visibilityState = "hidden";
  await comeBack();
  expect(client.getUser).toHaveBeenCalledTimes(1);
});
