import { afterEach, beforeEach, expect, test, vi } from "vitest";

let keyOfServer: string;
let isServerThere: boolean;
let configReads: number;

beforeEach(() => {
  vi.resetModules();
  keyOfServer = "sb_publishable_first";
  isServerThere = true;
  configReads = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    if (!isServerThere) throw new TypeError("Failed to fetch");
    if (address === "/api/v1/config") configReads += 1;
    return Response.json({ publishableKey: keyOfServer });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openPage() {
  const { withPublishableKey } = await import("./with-publishable-key.ts");
  const keys: string[] = [];
  const call = (answer: (key: string) => Response = answerOfServer) =>
    withPublishableKey(async (key) => {
      keys.push(key);
      return answer(key);
    });
  return { call, keys };
}

function answerOfServer(key: string): Response {
  if (key === keyOfServer) return Response.json({ greeting: "hello" });
  return Response.json({ message: "Invalid API key", hint: "Double check it." }, { status: 401 });
}

test("a page that was open while the server got another key asks once more with that", async () => {
  const page = await openPage();
  await page.call();
  keyOfServer = "sb_publishable_second";
  expect(await (await page.call()).json()).toEqual({ greeting: "hello" });
  expect(page.keys).toEqual(["sb_publishable_first", "sb_publishable_first", "sb_publishable_second"]);
  await page.call();
  expect([page.keys.length, configReads]).toEqual([4, 2]);
});

test("a key that is refused although it is the present one is refused once, with the words of the service", async () => {
  const page = await openPage();
  const refused = await page.call(() => answerOfServer("unknown"));
  expect([refused.status, page.keys.length]).toEqual([401, 1]);
  expect(await refused.json()).toMatchObject({ message: "Invalid API key" });
});

test("other refusals do not ask for the key again", async () => {
  const page = await openPage();
  await page.call(() => Response.json({ code: "no_authorization", message: "Sign in." }, { status: 401 }));
  await page.call(() => new Response("Not here", { status: 401 }));
  expect([page.keys.length, configReads]).toEqual([2, 1]);
});

test("the settings are read anew after the server was away", async () => {
  vi.useFakeTimers();
  const { loadConfig } = await import("./config.ts");
  const { watchedFetch } = await import("./reachability.ts");
  await loadConfig();
  await loadConfig();
  expect(configReads).toBe(1);
  isServerThere = false;
  await watchedFetch("/api/v1/me").catch(() => undefined);
  isServerThere = true;
  keyOfServer = "sb_publishable_second";
  await vi.advanceTimersByTimeAsync(1000);
  expect((await loadConfig()).publishableKey).toBe("sb_publishable_second");
});
