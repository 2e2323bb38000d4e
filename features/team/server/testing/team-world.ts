import { afterAll, beforeAll } from "vitest";
import type { JsonObject } from "#platform/contract/json.ts";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { teamModule } from "../module.ts";

/** A server with the teams, for tests of one file. */
export function stageTeams() {
  let server: TestServer;
  let clockMs = Date.now();
  beforeAll(async () => {
    server = await createTestServer({ modules: [teamModule], listen: true, now: () => new Date(clockMs) });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  /** Somebody who calls, stored with a name. */
  async function join(workspaceId: string, role: WorkspaceRole, name: string = role) {
    const actor = createUserActor({ workspaceId, role });
    await storePerson(server, actor);
    await server.look("update auth.users set email = $2, raw_user_meta_data = $3 where id = $1", [
      ...[actor.userId, `${actor.userId}@people.test`, JSON.stringify({ name })],
    ]);
    return caller(actor);
  }

  function caller(actor: UserActor) {
    async function call(method: string, path: string, body?: object) {
      const reply = await fetch(`${server.url}/api/v1/workspace${path}`, {
        method,
        headers: { ...server.headersOf(actor), ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      return { status: reply.status, body: text ? JSON.parse(text) : undefined };
    }
    return {
      id: actor.userId,
      actor,
      call,
      async get<Reply = JsonObject>(path: string): Promise<Reply> {
        return (await call("GET", path)).body;
      },
      /** The code of a refusal, or the status of what was done. */
      async tried(method: string, path: string, body?: object): Promise<string | number> {
        const reply = await call(method, path, body);
        return reply.body?.error?.code ?? reply.status;
      },
    };
  }

  return {
    get server() {
      return server;
    },
    pass(ms: number) {
      clockMs += ms;
    },
    join,
    /** A workspace with somebody of each role. */
    async workspace() {
      const id = newId();
      const people = {
        owner: await join(id, "owner"),
        admin: await join(id, "admin"),
        billing: await join(id, "billing"),
        auditor: await join(id, "auditor"),
        member: await join(id, "member"),
        guest: await join(id, "guest"),
      };
      return { id, ...people };
    },
    async auditedActs(workspaceId: string): Promise<string[]> {
      const rows = await server.look<{ act: string }>(
        "select act from audit_events where workspace_id = $1 order by number",
        [workspaceId],
      );
      return rows.map(({ act }) => act);
    },
  };
}

export type TeamCaller = Awaited<ReturnType<ReturnType<typeof stageTeams>["join"]>>;
