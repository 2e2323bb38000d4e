import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeRunLimits } from "#features/runs/server/testing.ts";
import { catalogueTool, defineTool, registerCatalogueSource } from "#features/tools/server/index.ts";
import { harmlessFacts } from "#features/tools/server/testing.ts";
import { personOf as personBehind } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createOwnChatServer, personOf } from "./testing/create-chat-server.ts";
import { chunksOf, sentOf } from "./testing/open-stream.ts";

/** The workspace whose members have the tool `desk2_find`. */
const here = newId();
let one: ChatServer;
let two: ChatServer;
let ann: ChatClient;
let found: unknown[];
/** What the second server knows of the tool. */
let later: "same" | "changed" | "gone";
let restore = () => {};

const desk = (description: string) =>
  catalogueTool(
    "desk",
    defineTool({
      name: "desk2_find",
      title: "Find at the desk",
      description,
      input: {
        jsonSchema: {
          type: "object",
          required: ["number"],
          properties: { number: { type: "integer", minimum: 1 } },
        },
      },
      facts: harmlessFacts("number"),
      effect: "read",
      idempotent: true,
      outputTrust: "organization",
      timeoutMs: 5_000,
      describe: () => "Looking at the desk",
      run: async (_context, input) => {
        found.push(input);
        return { content: "It lies there.", summary: "Found" };
      },
    }),
  );

function offer(server: ChatServer, tool: () => ReturnType<typeof desk>[]) {
  registerCatalogueSource(server.services, {
    name: "desk",
    toolsFor: async ({ actor }) => (personBehind(actor)?.workspaceId === here ? tool() : []),
  });
}

beforeAll(async () => {
  one = await createOwnChatServer();
  two = await createOwnChatServer({ beside: one });
  const first = desk("Finds what lies at the desk.");
  // Whichever of them takes a run over, it finds what is offered then.
  const offered = { same: [first], changed: [desk("Finds, and tells me.")], gone: [] };
  for (const server of [one, two]) offer(server, () => offered[later]);
});
beforeEach(() => {
  [found, later] = [[], "same"];
  ann = new ChatClient(one, personOf(here));
});
afterEach(() => restore());
afterAll(async () => {
  await two[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
});

interface Asked {
  tools: { function: { name: string; description: string } }[];
}
function offered(): Asked["tools"] {
  const { body } = one.model.requests.at(-1) ?? {};
  return (body as Asked).tools;
}
const names = () => offered().map((tool) => tool.function.name);
const callsOf = (runId: string | null) =>
  one.look<{ status: string; error_code: string | null; tool_title: string | null }>(
    "select status, error_code, tool_title from tool_calls where run_id = $1 order by id",
    [runId],
  );
const find = '[[script:tool-call tool=desk2_find input={"number":7}]]';

describe("a tool of a workspace", () => {
  it("is offered to its members, and works like any other", async () => {
    const answer = await ann.ask(find);
    expect(names()).toEqual(["calculate", "current_time", "desk2_find", "search_conversations"]);
    expect(answer.parts[0]).toMatchObject({ title: "Find at the desk", line: "Looking at the desk" });
    expect(found).toEqual([{ number: 7 }]);
    const { toolCalls } = await ann.receipt(answer.runId ?? "");
    expect(toolCalls).toMatchObject([{ title: "Find at the desk", status: "succeeded" }]);
  });

  it("is on a receipt that says for whom it was done, with the numbers of its records", async () => {
    const name = `update auth.users set raw_user_meta_data = '{"name":"Ann Lee"}' where id = $1`;
    const { runId } = await ann.ask(find);
    await one.look(name, [ann.person.userId]);
    const { onBehalfOf, auditEvents } = await ann.receipt(runId ?? "");
    expect(onBehalfOf).toBe("Ann Lee");
    const numbers = auditEvents.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((first, second) => first - second));
  });

  it("is on a receipt that says which exact models answered, what they used and what they cost", async () => {
    const { runId } = await ann.ask(find);
    const { calls, run } = await ann.receipt(runId ?? "");
    const counted = { isEstimated: false, cachedInputTokens: 0, costMicros: 0, outcome: "ok" };
    expect(calls).toMatchObject(
      [1, 2].map((step) => ({ ...counted, step, model: "scripted", version: "scripted-2026-11-01" })),
    );
    expect(calls[0]?.firstTokenMs).toBeLessThanOrEqual(calls[0]?.durationMs ?? 0);
    const used = calls.reduce((sum, { inputTokens }) => sum + inputTokens, 0);
    expect(used).toBe(run.usage.inputTokens);
  });

  it("does not exist for those of another: it is not offered, and a forged call of it is denied", async () => {
    const bob = new ChatClient(one, personOf());
    const answer = await bob.ask(find);
    expect(names()).toEqual(["calculate", "current_time", "search_conversations"]);
    expect(answer.parts[0]).toMatchObject({ title: "desk2_find", status: "denied" });
    expect(found).toEqual([]);
    expect(await callsOf(answer.runId)).toEqual([
      { status: "denied", error_code: "tool.unknown", tool_title: null },
    ]);
    const made = await bob.ask("[[script:tool-call tool=desk3_find input={}]]");
    const [there, nowhere] = [answer, made].map(({ parts }) => JSON.stringify(parts.at(-1)));
    expect(there).toBe(nowhere?.replace("desk3_find", "desk2_find"));
  });

  it("takes no input that its schema does not describe", async () => {
    const answer = await ann.ask('[[script:tool-call tool=desk2_find input={"number":0}]]');
    expect(answer.parts[0]).toMatchObject({ status: "failed" });
    expect(JSON.stringify(answer.parts)).toContain("number: must be >= 1");
    expect(found).toEqual([]);
  });

  it("stands by its name in no fact of the log, which stays for ever", async () => {
    const { runId } = await ann.ask(find);
    const rows = await one.look<{ envelope: Buffer }>(
      "select envelope from audit_events where run_id = $1 and act like 'tool_call.%' order by id",
      [runId],
    );
    expect(rows.map(({ envelope }) => JSON.parse(String(envelope)).facts.tool)).toEqual(["desk", "desk"]);
  });
});

/** The run has used its steps. */
async function waitsAtLimit(stream: Awaited<ReturnType<ChatClient["sendAndFollow"]>>): Promise<void> {
  await stream.until((events) => chunksOf(events).some(({ type }) => type === "run-waiting"));
  stream.close();
}

describe("the tools of a run", () => {
  it("are kept with it, each form of a tool once in a workspace", async () => {
    const runs = [await ann.ask("Hello"), await ann.ask("Hello again")].map(({ runId }) => runId);
    const kept = await one.look<{ hashes: string[] }>(
      "select hashes from run_tools where run_id = any($1) and user_id = $2",
      [runs, ann.person.userId],
    );
    expect(kept).toHaveLength(2);
    expect(kept[0]).toEqual(kept[1]);
    const versions = await one.look<{ name: string; hash: string; facts: object }>(
      "select name, hash, facts from tool_versions where workspace_id = $1 order by name",
      [here],
    );
    expect(versions.map(({ name }) => name)).toEqual([
      ...["calculate", "current_time", "desk2_find", "search_conversations"],
    ]);
    expect(versions.map(({ hash }) => hash).sort()).toEqual(kept[0]?.hashes.sort());
    expect(versions[0]?.facts).toMatchObject({ reads: "nothing", egress: false });
    expect(versions[3]?.facts).toMatchObject({ reads: "person", egress: false, writes: false });
    expect(versions[2]?.facts).toMatchObject({ egress: false, content: ["number"] });
  });

  it("are those of now where a run of an earlier version of the program kept none", async () => {
    restore = changeRunLimits({ steps: 3 });
    const stream = await ann.sendAndFollow(
      '[[script:tool-loop tool=desk2_find input={"number":7} after=1 held=old]]',
    );
    const { run } = sentOf(await stream.until((events) => events.length > 0));
    const secondStep = "select 1 from run_steps where run_id = $1 and number = 2";
    await expect.poll(() => one.look(secondStep, [run.id]), { timeout: 30_000 }).toHaveLength(1);
    await one.look("delete from run_tools where run_id = $1", [run.id]);
    one.model.release("old");
    await waitsAtLimit(stream);
    expect((await callsOf(run.id)).map(({ status }) => status)).toEqual(Array(3).fill("succeeded"));
  });

  it("are erased with it", async () => {
    const { runId } = await ann.ask("Hello");
    await one.look("delete from runs where id = $1", [runId]);
    expect(await one.look("select 1 from run_tools where run_id = $1", [runId])).toEqual([]);
  });

  /** Ann's run has used the tool once when its server dies; another one goes on, and its model asks for it again. */
  async function goOn(name: typeof later) {
    restore = changeRunLimits({ steps: 3 });
    const script = `[[script:tool-loop tool=desk2_find input={"number":7} after=1 held=${name}]]`;
    const stream = await ann.sendAndFollow(script);
    const { run } = sentOf(await stream.until((events) => events.length > 0));
    const secondStep = "select 1 from run_steps where run_id = $1 and number = 2";
    await expect.poll(() => one.look(secondStep, [run.id]), { timeout: 30_000 }).toHaveLength(1);
    const before = JSON.stringify(offered());
    later = name;
    await one.look(
      "update runs set node_id = 'dead', fence = fence + 1, lease_until = 'epoch' where id = $1",
      [run.id],
    );
    await expect
      .poll(() => one.look("select 1 from runs where id = $1 and attempt = 2", [run.id]), { timeout: 30_000 })
      .toHaveLength(1);
    one.model.release(name);
    await waitsAtLimit(stream);
    expect(JSON.stringify(offered())).toBe(before);
    return callsOf(run.id);
  }
  const title = "Find at the desk";
  const done = { status: "succeeded", error_code: null, tool_title: title };

  it("are the same for a server that goes on with it", async () => {
    expect(await goOn("same")).toEqual([done, done, done]);
    expect(found).toHaveLength(3);
  });

  it("are told to the model as they were when one has changed meanwhile, and that one is denied", async () => {
    const denied = { status: "denied", error_code: "tool.changed", tool_title: title };
    expect(await goOn("changed")).toEqual([done, denied, denied]);
    expect(found).toHaveLength(1);
  });

  it("are told to the model as they were when one is gone, and that one is denied", async () => {
    const denied = { status: "denied", error_code: "tool.gone", tool_title: title };
    expect(await goOn("gone")).toEqual([done, denied, denied]);
    expect(found).toHaveLength(1);
  });
});
