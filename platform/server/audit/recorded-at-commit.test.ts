import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { command } from "../command.ts";
import type { Ctx } from "../context.ts";
import { newId } from "../ids.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { createUserActor } from "../testing/create-user-actor.ts";
import { recordStatements } from "../testing/record-statements.ts";
import { unrestricted } from "../testing/unrestricted.ts";
import type { AuditInput } from "./audit-input.ts";

let server: TestServer;
const ann = createUserActor({ email: "ann@example.com" });

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
});
afterAll(() => server[Symbol.asyncDispose]());

const countOf = async (table: string) =>
  (await server.look<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;

describe("what a command records and announces", () => {
  const noteMany = command("test.note_many", unrestricted, async (ctx, count: number) => {
    const colleague = newId();
    for (let number = 0; number < count; number += 1) {
      const data = { number };
      await ctx.emit({ name: "test.noted", workspaceId: ann.workspaceId, userId: colleague, data });
      await ctx.audit({ act: "test.noted", workspaceId: ann.workspaceId, facts: { number } });
    }
    return colleague;
  });

  it("is stored in its order, also for a colleague, by few statements", async () => {
    const before = (await countOf("audit_events")) ?? 0;
    let colleague = "";
    const statements = await recordStatements(async () => {
      colleague = await noteMany(server.as(ann), 25);
    });
    expect(statements.filter((text) => text.startsWith("insert into audit_events"))).toHaveLength(2);
    expect(statements.at(-1)).toBe("commit");
    const rows = await server.look<{ envelope: Buffer }>(
      "select envelope from audit_events order by number offset $1",
      [before],
    );
    expect(rows.map(({ envelope }) => JSON.parse(envelope.toString()).facts.number)).toEqual(
      Array.from({ length: 25 }, (_, number) => number),
    );
    const events = await server.look<{ number: number }>(
      "select (data->>'number')::int as number from events where user_id = $1 order by id",
      [colleague],
    );
    expect(events.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, number) => number));
  });

  it("must be waited for: a command that ends before its event is written changes nothing", async () => {
    const hasty = command("test.note_hastily", unrestricted, async (ctx) => {
      await ctx.emit({ name: "test.noted", workspaceId: ann.workspaceId, data: {} });
      // Its key has to be made first.
      const about = { workspaceId: ann.workspaceId, subjectId: newId() };
      void ctx.audit({ act: "test.noted", ...about, sealed: { text: "x" } });
    });
    const before = [await countOf("events"), await countOf("audit_events")];
    await expect(hasty(server.as(ann), undefined)).rejects.toThrow("before its audit event was written");
    expect([await countOf("events"), await countOf("audit_events")]).toEqual(before);
  });

  it("cannot come after the end", async () => {
    let late: Ctx | undefined;
    const kept = command("test.note_late", unrestricted, async (ctx) => {
      late = ctx;
    });
    await kept(server.as(ann), undefined);
    const audit: AuditInput = { act: "test.noted", workspaceId: ann.workspaceId };
    await expect(late?.audit(audit)).rejects.toThrow("too late");
    await expect(late?.emit({ name: "test.noted", workspaceId: ann.workspaceId, data: {} })).rejects.toThrow(
      "too late",
    );
  });
});
