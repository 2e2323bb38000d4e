import { command } from "#platform/server/command.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { join } from "../../events/testing/log-server.ts";
import { ensureLogKey } from "../../log/log-keys.ts";
import { publishCheckpoints } from "../../log/publish-checkpoints.ts";
import { sequenceEvents } from "../../log/sequence-events.ts";
import { createExportsModule } from "../module.ts";
import { deliverNext } from "../sinks/delivery/deliver-next.ts";
import { leaseDueSinks } from "../sinks/delivery/due-sink.repository.ts";
import type { Outside } from "../sinks/delivery/outside.ts";

export const host = "adjutant.example.com";

/** A server that takes events out, with a log that is signed when a test says so. */
export async function createExportServer(outside: Outside = { allowedOrigins: [] }, now?: () => Date) {
  const module = createExportsModule({ declaring: () => [module], outside });
  // Tests deliver when they say so; a worker would come before them.
  const server = await createTestServer({
    ...{ modules: [module], listen: true, isWorker: false },
    ...(now && { now }),
  });
  await ensureLogKey(server.system, undefined);
  return server;
}

const placeless = `select from audit_events e
  where not exists (select from log_entries l where l.event_id = e.id) limit 1`;

/** Gives all events their places and signs them. A transaction of somebody else may hold them up for a moment. */
export async function signLog(server: TestServer): Promise<void> {
  await placeEvents(server);
  await publishCheckpoints(server.services, host);
}

/** Gives all events their places. */
export async function placeEvents({ services, look }: TestServer): Promise<void> {
  do await sequenceEvents(services, host);
  while ((await look(placeless)).length > 0);
}

export const noteEvents = command(
  "test.note_events",
  unrestricted,
  async (ctx, { acts, workspaceId }: { acts: readonly `${string}.${string}`[]; workspaceId?: string }) => {
    for (const act of acts) {
      await ctx.audit({
        act,
        target: [{ type: "thing", id: "=cmd()" }],
        ...(workspaceId && { workspaceId }),
      });
    }
  },
);

/** Delivers to all receivers until none is due. */
export async function deliverAll({ services }: TestServer): Promise<void> {
  for (;;) {
    const due = await leaseDueSinks(services.servicePool, { lease: newId(), leaseMs: 5_000, limit: 10 });
    if (due.length === 0) return;
    for (const sink of due) await deliverNext(services, sink);
  }
}

/** What a person's browser asks. */
export function callerOf(server: TestServer, actor: UserActor) {
  return async <Body>(method: string, path: string, body?: object) => {
    const reply = await fetch(`${server.url}/api/v1/compliance${path}`, {
      method,
      headers: {
        ...server.headersOf(actor),
        ...(method === "GET" ? {} : { "content-type": "application/json" }),
      },
      ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    const text = await reply.text();
    const isJson = /^application\/json(;|$)/.test(reply.headers.get("content-type") ?? "") && text !== "";
    return {
      status: reply.status,
      text,
      body: (isJson ? JSON.parse(text) : {}) as Body & { error?: { code: string; message: string } },
    };
  };
}

export { join };
