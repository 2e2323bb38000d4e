import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { ChatClient, type ChatServer, createOwnChatServer, personOf } from "#features/chat/server/testing.ts";
import { createFilesModule } from "#features/files/server/module.ts";
import type { Approval } from "#features/tools/contract/index.ts";
import { findChromiumOfSystem } from "#platform/server/packages/find-chromium.ts";
import type { BrowserSession } from "../../../contract/index.ts";
import type { BrowsingOptions } from "../../browsing-options.ts";
import { createBrowsingModule } from "../../module.ts";
import { type FixtureSite, startFixtureSite } from "./fixture-site.ts";

/** Without Chromium nothing of this can be tried. */
export const chromiumPath = findChromiumOfSystem();

/** A chat server with the scripted model, a live browser and a site that it may open. */
export function stageBrowser(options: Partial<NonNullable<BrowsingOptions["browser"]>> = {}) {
  let server: ChatServer;
  let site: FixtureSite;

  beforeAll(async () => {
    site = await startFixtureSite();
    const browser = { chromiumPath, sessions: 4, ...options };
    const browsing = createBrowsingModule({ allowedOrigins: [site.origin], browser });
    server = await createOwnChatServer({ tickMs: 50, modules: [createFilesModule(), browsing] });
  }, 60_000);
  beforeEach(() => {
    site.hits.length = 0;
    site.sent.length = 0;
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await site.close();
  }, 60_000);

  const browserOf = (actor = personOf()) => new ChatClient(server, actor);
  /** What a model would call, in order, one call a step. */
  const plan = (calls: readonly [tool: string, input: object][]) =>
    calls.map(([tool, input]) => `[[call ${tool} ${JSON.stringify(input)}]]`).join(" ");
  const ask = async (who: ChatClient, calls: readonly [string, object][], more = {}) => {
    const { status, body } = await who.send(`[[script:obedient atOnce=1]] ${plan(calls)}`, more);
    if (status !== 202) throw new Error(`Sending was refused: ${JSON.stringify(body)}`);
    return body;
  };
  const ends = ["succeeded", "failed", "cancelled"];
  const statusOf = async (who: ChatClient, runId: string) => (await who.run(runId)).status;
  /** Waits until the run has this status, or has ended otherwise. */
  const becomes = async (who: ChatClient, runId: string, status: string) => {
    const isSo = async () => [status, ...ends].includes(await statusOf(who, runId));
    await expect.poll(isSo, { timeout: 90_000, interval: 50 }).toBe(true);
    const run = await who.run(runId);
    expect({ status: run.status, error: run.error }).toEqual({ status, error: null });
  };
  const callsOf = (runId: string) =>
    server.look<{
      id: string;
      tool_name: string;
      status: string;
      error_code: string | null;
      content: string | null;
      summary: string;
      result_integrity: string;
      data: { pictureId: string | null };
    }>(
      `select id, tool_name, status, error_code, summary, result_integrity, output->>'content' as content,
         output->'data' as data from tool_calls where run_id = $1 order by id`,
      [runId],
    );
  const approvalOf = async (who: ChatClient, runId: string): Promise<Approval> => {
    const [row] = await server.look<{ id: string }>(
      "select id from approvals where run_id = $1 and status = 'requested'",
      [runId],
    );
    if (!row) throw new Error("Nothing waits for an approval.");
    return who.get<Approval>(`/api/v1/approvals/${row.id}`);
  };
  const decide = (who: ChatClient, { id, hash }: Approval, how: "approve" | "deny") =>
    who.call("POST", `/api/v1/approvals/${id}/${how}`, { hash });

  return {
    get server() {
      return server;
    },
    get site() {
      return site;
    },
    url: (path: string) => `http://${site.origin}${path}`,
    ...{ browserOf, ask, becomes, callsOf, approvalOf, decide },
    /** As its reader sees it. */
    async session(who: ChatClient, runId: string): Promise<{ status: number; body: BrowserSession }> {
      const { status, body } = await who.call<{ browser: BrowserSession }>(
        "GET",
        `/api/v1/runs/${runId}/browser`,
      );
      return { status, body: body.browser ?? body };
    },
  };
}
