import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { unavailable } from "#platform/server/db/database-error.ts";
import { closeToolCalls } from "./close-tool-calls.ts";
import type { Decision } from "./decision.ts";
import { executeToolCall as execute } from "./execute-tool-call.ts";
import { base, call, executeToolCall, holdsRun, person, stageToolCalls } from "./testing/stage-tool-calls.ts";
import { registerTool } from "./tool-catalogue.ts";

const staged = stageToolCalls();
const { contextOf, actsOf } = staged;
const wakeAt = new Date("2030-01-01T00:00:00Z");
const ask: Decision = {
  outcome: "ask",
  reason: "test.asks",
  wait: { kind: "approval", subjectId: "a", wakeAt },
};
const deny: Decision = {
  outcome: "deny",
  refusal: { code: "test.no", message: "Not allowed: no.", summary: "Not allowed" },
};

let decide: () => Decision | Promise<Decision>;
let asked: unknown[];
let paid: string[];
let waited: (boolean | undefined)[];

beforeAll(() => {
  registerTool(staged.server.services, "test", {
    ...base,
    name: "pay_bill",
    effect: "send",
    idempotent: false,
    decide: async (_context, { id, input, label, before }) => {
      asked.push({ id, input, label, before });
      return decide();
    },
    run: async ({ hasWaited }, { text }) => {
      paid.push(text);
      waited.push(hasWaited);
      return { content: "paid", summary: "Paid" };
    },
  });
});
beforeEach(() => {
  [asked, paid, waited] = [[], [], []];
  decide = () => ask;
});

const stored = (id: string) =>
  staged.server.look("select status, decision, started_at from tool_calls where id = $1", [id]);

describe("a tool call that has to be asked about", () => {
  it("is proposed with its decision, is not tried, and says what it waits for", async () => {
    const bill = call("pay_bill");
    const end = await execute(contextOf(person()), bill, holdsRun);
    expect(end).toEqual({
      state: "waiting",
      wait: { kind: "approval", subjectId: "a", wakeAt, stepKey: bill.id },
    });
    const decision = { outcome: "ask", reason: "test.asks", policy: expect.anything() };
    expect(await stored(bill.id)).toEqual([{ status: "proposed", decision, started_at: null }]);
    expect(paid).toEqual([]);
    expect(await actsOf(bill.id)).toEqual(["tool_call.proposed"]);
    expect(asked).toEqual([{ id: bill.id, input: bill.input, label: bill.label, before: null }]);
  });

  it("waits on when it is asked for again before anything was decided, and leaves no second trace", async () => {
    const context = contextOf(person());
    const bill = call("pay_bill");
    const first = await execute(context, bill, holdsRun);
    expect(await execute(context, bill, holdsRun)).toEqual(first);
    expect(asked[1]).toMatchObject({ before: { outcome: "ask", reason: "test.asks" } });
    expect(await actsOf(bill.id)).toEqual(["tool_call.proposed"]);
  });

  it("goes on once when it was allowed, however often it is asked for then", async () => {
    const context = contextOf(person());
    const bill = call("pay_bill");
    await execute(context, bill, holdsRun);
    decide = () => ({ outcome: "allow", reason: "test.approved" });
    const row = await executeToolCall(context, bill);
    expect(row).toMatchObject({ status: "succeeded", attempt: 1, decision: { reason: "test.approved" } });
    decide = () => ask;
    expect(await executeToolCall(context, bill)).toEqual(row);
    expect(paid).toEqual(["hello"]);
    expect(await actsOf(bill.id)).toEqual(["tool_call.proposed", "tool_call.started", "tool_call.executed"]);
  });

  it("tells its tool that it has waited, and a call that was allowed at once does not", async () => {
    const context = contextOf(person());
    const bill = call("pay_bill");
    await execute(context, bill, holdsRun);
    decide = () => ({ outcome: "allow" });
    await executeToolCall(context, bill);
    await executeToolCall(context, call("pay_bill"));
    expect(waited).toEqual([true, false]);
  });

  it("keeps what was allowed over a short outage of the database", async () => {
    const context = contextOf(person());
    const bill = call("pay_bill");
    await execute(context, bill, holdsRun);
    decide = () => Promise.reject(unavailable(new Error("starting up")));
    await expect(execute(context, bill, holdsRun)).rejects.toMatchObject({ code: "server.unavailable" });
    expect(await stored(bill.id)).toMatchObject([{ status: "proposed" }]);
    decide = () => ({ outcome: "allow" });
    expect(await executeToolCall(context, bill)).toMatchObject({ status: "succeeded" });
  });

  it("is stopped at once when its run is stopped while it is decided", async () => {
    const stop = new AbortController();
    decide = () => {
      stop.abort();
      return new Promise(() => undefined);
    };
    const row = await executeToolCall(contextOf(person(), stop.signal), call("pay_bill"));
    expect(row).toMatchObject({ status: "stopped", error_code: "tool.cancelled" });
  });

  it("is denied with the reason when that was decided, and stays so", async () => {
    const context = contextOf(person());
    const bill = call("pay_bill");
    await execute(context, bill, holdsRun);
    decide = () => deny;
    expect(await executeToolCall(context, bill)).toMatchObject({
      ...{ status: "denied", error_code: "test.no", summary: "Not allowed" },
      decision: { outcome: "deny", reason: "test.no" },
    });
    decide = () => ({ outcome: "allow" });
    expect(await executeToolCall(context, bill)).toMatchObject({ status: "denied" });
    expect(paid).toEqual([]);
    expect(await actsOf(bill.id)).toEqual(["tool_call.proposed", "tool_call.denied"]);
  });

  it("is unknown when the server died after it had begun, though it had been allowed", async () => {
    const context = contextOf(person());
    const bill = call("pay_bill");
    await execute(context, bill, holdsRun);
    decide = () => ({ outcome: "allow" });
    let times = 0;
    const loseAtTheEnd = async () => {
      times += 1;
      if (times > 1) throw new Error("The run was lost.");
    };
    await expect(execute(context, bill, loseAtTheEnd)).rejects.toThrow("The run was lost.");
    expect(await executeToolCall(context, bill)).toMatchObject({ status: "unknown" });
    expect(paid).toEqual(["hello"]);
  });

  it.each([
    [false, "denied", "the answer ended before"],
    [true, "stopped", "the answer was stopped before"],
  ])("whose run ends first (by Stop: %s) is %s, and no later decision brings it back", async (...row) => {
    const [isStopped, status, summary] = row;
    const context = contextOf(person());
    const [bill, other] = [call("pay_bill"), call("pay_bill")];
    const ended = await executeToolCall(context, call("repeat"));
    await execute(context, bill, holdsRun);
    await execute(contextOf(person()), other, holdsRun);
    const run = { workspace_id: ended.workspace_id, id: context.runId };
    expect(await closeToolCalls(staged.server.system, { run, isStopped })).toBe(1);
    expect(await closeToolCalls(staged.server.system, { run, isStopped })).toBe(0);
    decide = () => ({ outcome: "allow" });
    expect(await executeToolCall(context, bill)).toMatchObject({
      ...{ status, error_code: "tool.run_over" },
      summary: expect.stringContaining(summary),
    });
    expect(paid).toEqual([]);
    expect(await actsOf(bill.id)).toEqual(["tool_call.proposed", `tool_call.${status}`]);
    expect(await stored(other.id)).toMatchObject([{ status: "proposed" }]);
  });

  it("is proposed by nobody who has lost the run", async () => {
    const bill = call("pay_bill");
    const lost = () => Promise.reject(new Error("The run was lost."));
    await expect(execute(contextOf(person()), bill, lost)).rejects.toThrow("The run was lost.");
    expect(await stored(bill.id)).toEqual([]);
  });
});

describe("a tool call that nobody has to be asked about", () => {
  it("is denied at once where a rule says so", async () => {
    decide = () => deny;
    const bill = call("pay_bill");
    expect(await executeToolCall(contextOf(person()), bill)).toMatchObject({ status: "denied" });
    expect(await actsOf(bill.id)).toEqual(["tool_call.denied"]);
  });

  it("is denied when it cannot be decided", async () => {
    decide = () => Promise.reject(new Error("database password=hunter2"));
    const row = await executeToolCall(contextOf(person()), call("pay_bill"));
    expect(row).toMatchObject({ status: "denied", error_code: "tool.undecided" });
    expect(JSON.stringify(row)).not.toContain("hunter2");
    expect(paid).toEqual([]);
  });

  it("is not decided at all when its input does not fit", async () => {
    const row = await executeToolCall(contextOf(person()), call("pay_bill", { text: 1 }));
    expect(row).toMatchObject({ status: "failed", error_code: "tool.invalid_input" });
    expect(asked).toEqual([]);
  });
});
