import { fork } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { startBrowserProcess } from "./browser-process.ts";
import { killAll, processesNaming, processesOfUser, processTree } from "./process-tree.ts";
import { removeLeftFolders } from "./session-folder.ts";
import { chromiumPath, stageBrowser } from "./testing/stage-browser.ts";

const limits = { chromiumPath: chromiumPath ?? "", allowedOrigins: [], limitMegabytes: 1_500 };
const start = () => startBrowserProcess(limits);
const staged = stageBrowser();
const { url, browserOf, ask, becomes, callsOf, approvalOf, decide } = staged;
const isGone = (pids: readonly number[]) =>
  expect.poll(() => pids.filter((pid) => isAlive(pid)), { timeout: 15_000, interval: 50 }).toEqual([]);

describe("a browser", () => {
  it("ends with all its processes, and its folder goes", async () => {
    const browser = await start();
    const pids = processTree(browser.pid);
    expect(pids.length).toBeGreaterThan(3);
    await browser.end();
    await isGone(pids);
    expect((await ownFolders()).length).toBe(0);
  });

  it.runIf(process.getuid?.() === 0)(
    "runs as a user that no other one has, with a profile for that user alone",
    async () => {
      const browsers = await Promise.all([start(), start()]);
      const userOf = async (pid: number) =>
        /^Uid:\t(\d+)/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1] ?? "";
      const users = await Promise.all(browsers.map(({ pid }) => userOf(pid)));
      expect(new Set(users).size).toBe(2);
      expect(users).not.toContain("0");
      const works = await Promise.all((await ownFolders()).map((name) => stat(join(tmpdir(), name, "work"))));
      expect(works.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o700]);
      expect(works.map(({ uid }) => String(uid)).sort()).toEqual(users.toSorted());
      await Promise.all(browsers.map((browser) => browser.end()));
      await isGone((await Promise.all(users.map((user) => processesOfUser(Number(user))))).flat());
    },
  );

  it("leaves nothing when its process is killed", async () => {
    const browser = await start();
    const pids = processTree(browser.pid);
    process.kill(browser.pid, "SIGKILL");
    await browser.ended;
    await isGone(pids);
    await expect(browser.ask({ act: "read" })).rejects.toMatchObject({ code: "browsing.browser_lost" });
  });

  it("is lost, and says so, when Chromium is killed", async () => {
    const browser = await start();
    const pids = processTree(browser.pid);
    killAll(pids.slice(1));
    await browser.ended;
    await isGone(pids);
  });

  it("ends when it takes more memory than it may", async () => {
    // It may be too much already before it is ready.
    const browser = await startBrowserProcess({ ...limits, limitMegabytes: 5 }).catch(() => undefined);
    await browser?.ended;
    expect(await hostsOfThisServer()).toEqual([]);
  });

  it("ends with a server that is killed, and what it left is removed by the next", async () => {
    const program = fileURLToPath(new URL("./testing/doomed-browser.ts", import.meta.url));
    const server = fork(program, { stdio: "ignore" });
    const [pid] = (await once(server, "message")) as [number];
    const pids = processTree(pid);
    server.kill("SIGKILL");
    await isGone([...pids, server.pid ?? 0]);
    await removeLeftFolders();
    expect(await processesNaming(`adjutant-browser-${server.pid}-`)).toEqual([]);
    expect(
      (await readdir(tmpdir())).filter((name) => name.startsWith(`adjutant-browser-${server.pid}-`)),
    ).toEqual([]);
  });
});

describe("a run whose browser is killed", () => {
  it("learns it, and opens the page again", async () => {
    const ann = browserOf();
    const { run } = await ask(ann, [
      ["browser_open", { url: url("/form") }],
      ["browser_type", { fields: [{ ref: "e5", text: "Ada" }] }],
      ["browser_open", { url: url("/form") }],
    ]);
    await becomes(ann, run.id, "waiting");
    killAll(await hostsOfThisServer());
    await expect
      .poll(async () => (await staged.session(ann, run.id)).body.state, { timeout: 10_000 })
      .toBe("ended");
    await decide(ann, await approvalOf(ann, run.id), "approve");
    await becomes(ann, run.id, "succeeded");
    expect((await callsOf(run.id)).map(({ error_code }) => error_code)).toEqual([
      null,
      "browsing.browser_lost",
      null,
    ]);
  });
});

describe("a browser that is killed while it sends a form", () => {
  it.each(["its process", "Chromium alone"])(
    "(%s) sent it once, and nobody is told that it was not done",
    async (killed) => {
      const ann = browserOf();
      const { run } = await ask(ann, [
        ["browser_open", { url: url("/held-form") }],
        ["browser_type", { fields: [{ ref: "e5", text: "Ada" }], submit: "e14" }],
        ["browser_read", {}],
      ]);
      await becomes(ann, run.id, "waiting");
      await decide(ann, await approvalOf(ann, run.id), "approve");
      await expect.poll(() => staged.site.sent.length, { timeout: 30_000 }).toBe(1);
      const hosts = await hostsOfThisServer();
      killAll(killed === "its process" ? hosts : hosts.flatMap((host) => processTree(host).slice(1)));
      await becomes(ann, run.id, "succeeded");
      expect((await callsOf(run.id)).map(({ status, error_code }) => [status, error_code])).toEqual([
        ["succeeded", null],
        ["unknown", "tool.outcome_unknown"],
        ["failed", "browsing.browser_lost"],
      ]);
      expect(staged.site.sent).toHaveLength(1);
    },
  );
});

/** The processes of browsers below this one. */
async function hostsOfThisServer(): Promise<number[]> {
  const own = new Set(processTree(process.pid));
  return (await processesNaming("browser-host.child")).filter((pid) => own.has(pid));
}

async function ownFolders(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith(`adjutant-browser-${process.pid}-`));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
