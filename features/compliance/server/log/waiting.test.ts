import { expect, it } from "vitest";
import { command } from "#platform/server/command.ts";
import { inTransaction } from "#platform/server/db/transaction.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer } from "#platform/server/testing/create-test-server.ts";
import { recordStatements } from "#platform/server/testing/record-statements.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { countWaiting } from "./seen-log.repository.ts";
import { batchSize } from "./sequence-events.ts";
import { sequenceAll } from "./testing/sequence-all.ts";

const host = "adjutant.example.com";

const note = command("test.note_to_wait", unrestricted, async (ctx, count: number) => {
  const workspaceId = newId();
  for (let number = 0; number < count; number += 1) await ctx.audit({ act: "test.noted", workspaceId });
});

it("events that wait for their place are counted without looking at those that have theirs", async () => {
  await using server = await createTestServer({ modules: [] });
  const count = () => inTransaction(server.services.pool, { role: "service_role" }, "read", countWaiting);
  await note(server.system, batchSize);
  await sequenceAll(server.services, host);
  expect(await count()).toEqual({ count: 0, since: null });
  await note(server.system, 3);
  expect((await count()).count).toBe(3);

  await server.look("analyze audit_events");
  const statements = await recordStatements(count);
  const statement = statements.find((text) => text.includes("log_sequencer"));
  const plan = await server.look<{ "QUERY PLAN": string }>(`explain ${statement}`);
  const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
  expect(text).toMatch(/Index Cond: \(+ROW\(transaction_id, number\) > /);
});
