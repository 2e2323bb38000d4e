import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Route } from "#platform/contract/route.ts";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Actor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { people } from "./testing/personas.ts";
import { callers, modules, routes } from "./testing/routes.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules, listen: true });
  for (const [, actor] of people) await storePerson(server, actor);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Only the head of the answer: streams have no end. */
async function call({ method, path, bytes }: Route, actor: Actor): Promise<{ status: number; code: string }> {
  const leaving = new AbortController();
  const reply = await fetch(server.url + path.replace(/:\w+/g, () => newId()), {
    method,
    headers: {
      ...server.headersOf(actor),
      ...(method === "GET" ? {} : { "content-type": bytes?.contentType ?? "application/json" }),
    },
    ...(method === "GET" ? {} : { body: bytes ? "x" : "{}" }),
    signal: leaving.signal,
  });
  const code = reply.status < 400 ? "" : await reply.json().then((body) => String(body?.error?.code ?? ""));
  leaving.abort();
  return { status: reply.status, code };
}

/** The refusal that the declaration demands; none where the caller comes through. */
function expectedRefusal({ access, isOpenToVisitors }: Route, actor: Actor): string | undefined {
  if (actor.type === "user" && actor.isVisitor && !isOpenToVisitors) return "auth.visitor";
  if (access === "public") return undefined;
  if (actor.type !== "user") return "auth.required";
  if (access === "admin" && !actor.isAdmin) return "auth.forbidden";
  const among = (...roles: WorkspaceRole[]) => roles.includes(actor.role);
  if (access === "workspaceAdmin" && !among("owner", "admin")) return "auth.forbidden";
  if (access === "workspaceAuditor" && !among("owner", "admin", "auditor")) return "auth.forbidden";
  if (access === "workspaceOwner" && !among("owner")) return "auth.forbidden";
  if (access === "workspaceBilling" && !among("owner", "admin", "billing")) return "auth.forbidden";
  return undefined;
}

/** Guests and auditors have an account, and do not work in the workspace. */
const isLimited = (actor: Actor) => actor.type === "user" && ["guest", "auditor"].includes(actor.role);

describe("every route", () => {
  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    "%s answers those whom it is declared for, and refuses all others",
    async (_name, route) => {
      for (const [name, actor] of callers) {
        const { status, code } = await call(route, actor);
        const refusal = expectedRefusal(route, actor);
        if (refusal)
          expect([name, status, code]).toEqual([name, refusal === "auth.required" ? 401 : 403, refusal]);
        else if (code === "auth.forbidden") {
          // The command behind it is for those who work in the workspace: the matrix of commands has each.
          expect([name, isLimited(actor)]).toEqual([name, true]);
        } else {
          expect(`${name}: ${code}`).not.toMatch(/: auth[.]/);
          expect(status, `${name}: ${code}`).not.toBe(500);
        }
      }
    },
  );
});
