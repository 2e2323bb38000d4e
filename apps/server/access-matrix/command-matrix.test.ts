import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessTables } from "#platform/server/access/define-access.ts";
import type { Command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { createCtx } from "#platform/server/create-ctx.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { listCommands } from "./testing/about-objects.ts";
import { everybody, isExpected } from "./testing/personas.ts";

const all = await listCommands();

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [] });
});
afterAll(() => server[Symbol.asyncDispose]());

/** What a command that was let in comes to first is its transaction, and there is no database for it. */
const letIn = "server.unavailable";

/** How a call ends that can read and write nothing. */
async function attempt(declared: Command<never, unknown>, ctx: Ctx): Promise<string> {
  try {
    await declared(ctx, undefined as never);
    return "performed without a transaction";
  } catch (error) {
    return String((error as { code?: unknown }).code ?? error);
  }
}

const refusals = ["auth.required", "auth.visitor", "auth.forbidden"];

describe("every command", () => {
  it("has a rule from a table of who may do what", () => {
    const rules = new Set(
      [...accessTables()].flatMap(([noun, table]) => Object.keys(table).map((verb) => `${noun}.${verb}`)),
    );
    const without = all
      .filter(([, { rule }]) => !rules.has(`${rule.noun}.${rule.verb}`))
      .map(([name]) => name);
    expect(without).toEqual([]);
    expect(all.length).toBeGreaterThan(200);
  });

  it.each(all)(
    "%s lets in whom its rule names, and refuses all others before it reads or writes",
    async (_name, declared) => {
      const connect = () => Promise.reject(new Error("No database is here."));
      const services = { ...server.services, pool: { ...server.services.pool, connect } as never };
      for (const [name, persona] of everybody) {
        const ended = await attempt(declared, createCtx(services, persona.actor));
        if (isExpected(declared.rule, persona)) expect(ended, name).toBe(letIn);
        else expect(refusals, `${name}: ${ended}`).toContain(ended);
      }
    },
  );
});
