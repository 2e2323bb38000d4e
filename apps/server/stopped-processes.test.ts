import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { killAll, processesNaming, processTree } from "#features/browsing/server/browser/process-tree.ts";
import { sessionsOf } from "#features/browsing/server/browser/sessions.ts";
import { createBrowsingModule } from "#features/browsing/server/module.ts";
import { ChatClient, type ChatServer, createOwnChatServer, personOf } from "#features/chat/server/testing.ts";
import { childLimits, runInChild } from "#features/code/server/run-in-child.ts";
import { registerTool } from "#features/tools/server/index.ts";
import { harmlessFacts } from "#features/tools/server/testing.ts";
import { type LoopbackServer, startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";
import { findChromiumOfSystem } from "#platform/server/packages/find-chromium.ts";

let server: ChatServer;
let site: LoopbackServer;
beforeAll(async () => {
  // It never answers.
  site = await startLoopbackServer(({ url }, response) => {
    if (url === "/robots.txt") response.writeHead(404).end();
  });
  const browser = { chromiumPath: findChromiumOfSystem(), sessions: 2 };
  const browsing = createBrowsingModule({ allowedOrigins: [site.origin], browser });
  server = await createOwnChatServer({ tickMs: 50, modules: [browsing] });
  registerTool(server.services, "test", {
    ...{ name: "compute", title: "Compute", description: "For tests.", input: z.object({}) },
    ...{ effect: "read", idempotent: true, outputTrust: "organization", timeoutMs: 300_000 },
    facts: harmlessFacts(),
    describe: () => "Computing",
    // As long as a person needs to stop it.
    async run({ signal }) {
      const timeoutMs = 300_000;
      await runInChild({ code: "for (;;);", timeoutMs }, signal, { ...childLimits, timeoutMs });
      return { content: "Computed", summary: "Computed" };
    },
  });
}, 60_000);
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await site.close();
  killAll(await ownProcesses("script.child"));
}, 60_000);

const patiently = { timeout: 120_000, interval: 50 };

/** Processes of this file whose program has this name. */
async function ownProcesses(program: string): Promise<number[]> {
  const own = new Set(processTree(process.pid));
  return (await processesNaming(program)).filter((pid) => own.has(pid));
}

async function begun(call: string, more = "") {
  const ann = new ChatClient(server, personOf());
  const { body } = await ann.send(`[[script:obedient atOnce=1]] ${more} [[call ${call}]]`);
  return { ann, runId: body.run.id };
}

async function stop(ann: ChatClient, runId: string) {
  expect((await ann.call("POST", `/api/v1/runs/${runId}/cancel`)).status).toBeLessThan(300);
  await expect.poll(async () => (await ann.run(runId)).status, patiently).toBe("cancelled");
  const calls = () => server.look("select status from tool_calls where run_id = $1", [runId]);
  await expect.poll(calls, patiently).toEqual([{ status: "stopped" }]);
}

it("Stop ends the process of a script that runs, and the run is cancelled", async () => {
  const { ann, runId } = await begun("compute {}");
  await expect.poll(() => ownProcesses("script.child"), patiently).toHaveLength(1);
  await stop(ann, runId);
  await expect.poll(() => ownProcesses("script.child"), patiently).toEqual([]);
}, 300_000);

it.runIf(findChromiumOfSystem())(
  "Stop ends the browser of a page that never answers, and the run is cancelled",
  async () => {
    const url = `http://${site.origin}/never`;
    const { ann, runId } = await begun(`browser_open ${JSON.stringify({ url })}`, url);
    await expect.poll(() => site.hits, patiently).toContain("/never");
    const [host = 0] = await ownProcesses("browser-host.child");
    const tree = processTree(host);
    expect(tree.length).toBeGreaterThan(1);
    await stop(ann, runId);
    await sessionsOf(server.services)?.look();
    const left = async () => (await ownProcesses("browser-host.child")).filter((pid) => tree.includes(pid));
    await expect.poll(left, patiently).toEqual([]);
    const sessions = await server.look("select ended_because from browser_sessions where run_id = $1", [
      runId,
    ]);
    expect(sessions).toEqual([{ ended_because: "run" }]);
  },
  300_000,
);
