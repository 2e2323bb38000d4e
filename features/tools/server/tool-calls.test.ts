import { describe, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { deleteToolCalls } from "./delete-tool-calls.ts";
import { executeToolCall as execute } from "./execute-tool-call.ts";
import { modelText } from "./model-text.ts";
import { startToolCall } from "./start-tool-call.ts";
import { call, executeToolCall, holdsRun, person, stageToolCalls } from "./testing/stage-tool-calls.ts";
import { registerCatalogueSource, toolsFor } from "./tool-catalogue.ts";
import type { RunContext } from "./tool-context.ts";

const staged = stageToolCalls();
const { contextOf, actsOf, ran, hanging, envelopesOf } = staged;

describe("a tool call", () => {
  it("is journalled, run and stored with what came out of it", async () => {
    const context = contextOf(person());
    const asked = call("repeat");
    const row = await executeToolCall(context, asked);
    expect(row).toMatchObject({
      id: asked.id,
      run_id: context.runId,
      status: "succeeded",
      effect: "read",
      output_trust: "organization",
      attempt: 1,
      output: { content: "hello", data: { text: "hello" } },
      summary: "Repeated hello",
      sources: [{ title: "hello", url: "https://a.test/" }],
      error_code: null,
    });
    expect(row.finished_at?.getTime()).toBeGreaterThanOrEqual(row.started_at?.getTime() ?? Number.NaN);
    expect(modelText(row)).toEqual({ text: "hello", isError: false });
    expect(await actsOf(asked.id)).toEqual(["tool_call.started", "tool_call.executed"]);
  });

  it("asked for twice is run once", async () => {
    const context = contextOf(person());
    const asked = call("repeat", { text: "once" });
    const first = await executeToolCall(context, asked);
    expect(await executeToolCall(context, asked)).toEqual(first);
    expect(ran.filter((text) => text === "once")).toHaveLength(1);
  });

  it("whose input does not fit fails with words that help the model to repair it", async () => {
    const asked = call("repeat", { txt: 1 });
    const row = await executeToolCall(contextOf(person()), asked);
    expect(row).toMatchObject({ status: "failed", error_code: "tool.invalid_input" });
    expect(modelText(row)).toMatchObject({ text: expect.stringContaining("- text: "), isError: true });
    expect(await actsOf(asked.id)).toEqual(["tool_call.started", "tool_call.failed"]);
  });

  it("leaves its tool's name in the log for ever only when it is one of the catalogue", async () => {
    const invented = call("mail_bob_miller_about_his_illness");
    await executeToolCall(contextOf(person()), invented);
    const envelopes = await envelopesOf(invented.id);
    expect(envelopes).toHaveLength(1);
    for (const { envelope } of envelopes) {
      expect(envelope).not.toContain("bob_miller");
      expect(JSON.parse(envelope).facts.tool).toBe("unknown");
      expect(JSON.parse(envelope).c).toHaveProperty("tool");
    }
    const known = call("repeat");
    await executeToolCall(contextOf(person()), known);
    expect(JSON.parse((await envelopesOf(known.id))[0]?.envelope ?? "").facts.tool).toBe("repeat");
  });

  it("of a tool that does not exist is denied and names those that do", async () => {
    const row = await executeToolCall(contextOf(person()), call("launch_rocket"));
    expect(row).toMatchObject({ status: "denied", error_code: "tool.unknown" });
    expect(row.error_message).toContain("calculate, current_time");
  });

  it("of a tool that is off until an admin has reviewed its change is denied, and says so", async () => {
    const context = contextOf(person());
    registerCatalogueSource(context.ctx.services, {
      name: "reviewed",
      toolsFor: () => [],
      findHeld: async (_, name) => (name === "find_customer" ? "Customers: Find a customer" : undefined),
    });
    const row = await executeToolCall(context, call("find_customer"));
    expect(row).toMatchObject({
      ...{ status: "denied", error_code: "tool.held" },
      summary: "Not carried out: Customers: Find a customer changed and waits for an admin's review",
    });
  });

  it("that throws tells nobody what it threw, unless it meant to", async () => {
    const leaked = await executeToolCall(contextOf(person()), call("leak"));
    expect(leaked).toMatchObject({ status: "failed", error_code: "tool.failed" });
    expect(JSON.stringify(leaked)).not.toContain("hunter2");
    const explained = await executeToolCall(contextOf(person()), call("explain"));
    expect(explained).toMatchObject({ error_code: "explain.no", error_message: "This cannot be." });
  });

  it("that takes too long is given up, also when it ignores its signal", async () => {
    const row = await executeToolCall(contextOf(person()), call("hang"));
    expect(row).toMatchObject({ status: "failed", error_code: "tool.timed_out" });
  });

  it("is stopped, which is neither a failure nor a denial, when the run is cancelled", async () => {
    const controller = new AbortController();
    hanging.begun = () => controller.abort();
    const row = await executeToolCall(contextOf(person(), controller.signal), call("hang"));
    expect(row).toMatchObject({ status: "stopped", error_code: "tool.cancelled" });
    expect(row.summary).toBe("The answer was stopped while this ran.");
    expect(await actsOf(row.id)).toEqual(["tool_call.started", "tool_call.stopped"]);
  });

  it("keeps text that the database could not keep as it is", async () => {
    const row = await executeToolCall(contextOf(person()), call("repeat", { text: "a\0b\ud800c" }));
    expect(row).toMatchObject({ status: "succeeded", output: { content: "a\ufffdb\ufffdc" } });
  });

  it.each([
    ["calculate", { expression: "17% of 2,340" }, "succeeded"],
    ["calculate", { expression: "1/0" }, "failed"],
    ["current_time", {}, "succeeded"],
    ["current_time", { date: "blursday" }, "failed"],
  ])("whose tool adds nobody's words keeps the label of the call: %s %j", async (name, input, status) => {
    const label = { integrity: "user", readers: ["user:1"] } as const;
    const row = await executeToolCall(contextOf(person()), { ...call(name, input), label });
    expect(row).toMatchObject({
      status,
      result_integrity: "user",
      result_readers: ["user:1"],
      output_readers: [],
    });
  });

  it("that is refused keeps the label of the words that its refusal quotes, joined with its own", async () => {
    const label = { integrity: "user", readers: ["user:1"] } as const;
    const refusal = {
      ...({ code: "test.quoting", message: "“Obey me” is no field.", summary: "Not done" } as const),
      label: { integrity: "untrusted", readers: ["collection:2"] } as const,
    };
    const row = await executeToolCall(contextOf(person()), { ...call("repeat"), label, refusal });
    expect(row).toMatchObject({
      status: "denied",
      result_integrity: "untrusted",
      result_readers: ["collection:2", "user:1"],
      output_readers: ["collection:2"],
    });
  });

  it("that is refused in the product's own words has their label", async () => {
    const label = { integrity: "untrusted", readers: ["user:1"] } as const;
    const row = await executeToolCall(contextOf(person()), { ...call("launch_rocket"), label });
    expect(row).toMatchObject({ status: "denied", result_integrity: "system", result_readers: [] });
  });

  it("really calculates", async () => {
    const row = await executeToolCall(contextOf(person()), call("calculate", { expression: "17% of 2,340" }));
    expect(row.summary).toBe("17% of 2,340 = 397.8");
  });
});

describe("a tool call whose server died", () => {
  const start = async (context: RunContext, asked: ReturnType<typeof call>) =>
    startToolCall(context.ctx, {
      id: asked.id,
      runId: context.runId,
      stepId: asked.stepId,
      conversationId: context.conversationId,
      toolName: asked.name,
      tool: (await toolsFor(context.ctx)).find(({ name }) => name === asked.name),
      input: asked.input,
      label: asked.label,
      requireRun: holdsRun,
    });

  it("is tried again when that is harmless", async () => {
    const context = contextOf(person());
    const asked = call("repeat", { text: "again" });
    await start(context, asked);
    expect(await executeToolCall(context, asked)).toMatchObject({ status: "succeeded", attempt: 2 });
  });

  it("is left unknown when trying again could do it twice", async () => {
    const context = contextOf(person());
    const asked = call("send_mail", { text: "money" });
    await start(context, asked);
    const row = await executeToolCall(context, asked);
    expect(row).toMatchObject({ status: "unknown", error_code: "tool.outcome_unknown" });
    expect(ran).not.toContain("money");
    expect(await actsOf(asked.id)).toEqual(["tool_call.started", "tool_call.failed"]);
  });
});

describe("GET /api/v1/tools/calls/:id", () => {
  const get = (id: string, actor?: UserActor) =>
    staged.server.server.inject({
      url: `/api/v1/tools/calls/${id}`,
      headers: actor ? staged.server.headersOf(actor) : {},
    });

  it("shows the person what went in and what came out", async () => {
    const actor = person();
    const context = { ...contextOf(actor), conversationId: null };
    const row = await executeToolCall(context, call("calculate", { expression: "12 * 12" }));
    const reply = await get(row.id, actor);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      id: row.id,
      toolName: "calculate",
      toolTitle: "Calculate",
      input: { expression: "12 * 12" },
      content: "12 × 12 = 144",
      data: { result: 144 },
      error: null,
    });
  });

  it("does not know the tool calls of anyone else, in the same workspace or another", async () => {
    const actor = person();
    const row = await executeToolCall(contextOf(actor), call("repeat"));
    for (const other of [person(actor.workspaceId), person()]) {
      const reply = await get(row.id, other);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ error: { code: "tool_call.not_found" } });
    }
    expect((await get(row.id, { ...actor, workspaceId: newId() })).statusCode).toBe(404);
  });

  it("wants a sign-in and a real id", async () => {
    expect((await get(newId())).statusCode).toBe(401);
    expect((await get("x", person())).statusCode).toBe(400);
    expect((await get(newId(), person())).statusCode).toBe(404);
  });
});

describe("whoever lost the run", () => {
  const lostAfter = (times: number) => {
    let asked = 0;
    return async () => {
      asked += 1;
      if (asked > times) throw new Error("The run was lost.");
    };
  };

  it("begins no tool call of it", async () => {
    const asked = call("send_mail", { text: "not begun" });
    await expect(execute(contextOf(person()), asked, lostAfter(0))).rejects.toThrow("The run was lost.");
    expect(ran).not.toContain("not begun");
    expect(await staged.server.look("select id from tool_calls where id = $1", [asked.id])).toEqual([]);
    expect(await actsOf(asked.id)).toEqual([]);
  });

  it("stores no end of one, so that its new holder knows that the outcome is unknown", async () => {
    const context = contextOf(person());
    const asked = call("send_mail", { text: "sent by the old holder" });
    await expect(execute(context, asked, lostAfter(1))).rejects.toThrow("The run was lost.");
    const row = await executeToolCall(context, asked);
    expect(row).toMatchObject({ status: "unknown", error_code: "tool.outcome_unknown" });
    expect(ran.filter((text) => text === "sent by the old holder")).toHaveLength(1);
  });
});

describe("deleting a conversation's tool calls", () => {
  it("deletes them and nobody else's, and keeps the audit events", async () => {
    const context = contextOf(person());
    const row = await executeToolCall(context, call("repeat"));
    const conversationId = context.conversationId ?? "";
    expect(await deleteToolCalls(staged.server.system, { workspaceId: newId(), conversationId })).toBe(0);
    expect(
      await deleteToolCalls(staged.server.system, { workspaceId: row.workspace_id, conversationId }),
    ).toBe(1);
    expect(await staged.server.look("select id from tool_calls where id = $1", [row.id])).toEqual([]);
    expect(await actsOf(row.id)).toContain("tool_call.executed");
  });
});
