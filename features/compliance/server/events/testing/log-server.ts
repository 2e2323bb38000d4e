import type { Page } from "#platform/contract/page.ts";
import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { person, system } from "#platform/server/access/who.ts";
import type { AuditInput } from "#platform/server/audit/audit-input.ts";
import { command } from "#platform/server/command.ts";
import type { UserActor } from "#platform/server/context.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import type { LogEvent } from "../../../contract/index.ts";
import { createEventsModule } from "../module.ts";

/** A server that reads its log. `acts` of its own module stand for those of the product. */
export async function createLogServer(): Promise<TestServer> {
  const module = createEventsModule({ declaring: () => [module, things] });
  return createTestServer({ modules: [module], listen: true });
}

/** A feature that records something. */
const things = {
  name: "things",
  named: [
    {
      type: "tool",
      find: async () => [],
      meant: (_services: unknown, text: string) => (text === "Do sums" ? ["calculate"] : []),
    },
  ],
  acts: {
    nouns: { thing: ["Thing", "Ding"], plan: ["Plan", "Plan"] },
    acts: {
      "thing.made": ["{actor} made the thing {thing}", "{actor} hat das Ding {thing} gemacht"],
      "thing.broken": ["{actor} broke the thing {thing}", "{actor} hat das Ding {thing} zerbrochen"],
      "plan.changed": ["{actor} changed the plan", "{actor} hat den Plan geändert"],
    },
  },
} as const;

/** Somebody of a workspace, known to the server under a name. */
export async function join(
  server: TestServer,
  facts: Partial<UserActor> & { name?: string } = {},
): Promise<UserActor> {
  const { name = "Ann Lee", ...rest } = facts;
  const joined = createUserActor({ role: "member", ...rest });
  await storePerson(server, joined);
  await server.look(
    "update auth.users set raw_user_meta_data = jsonb_build_object('name', $2::text) where id = $1",
    [joined.userId, name],
  );
  if (joined.isAdmin) {
    await server.look("insert into user_roles (user_id, role) values ($1, 'admin')", [joined.userId]);
  }
  return joined;
}

const perform = command(
  "test.record",
  defineAccess("test_thing", { record: elevated(person, system) }).record,
  (ctx, event: AuditInput) => ctx.audit(event),
);

/** Records an event as the product would, and gives it the facets that its place in the log would. */
export async function record(
  server: TestServer,
  actor: UserActor | "system",
  event: AuditInput,
): Promise<void> {
  await perform(actor === "system" ? server.system : server.as(actor), event);
  await server.look(`
    insert into audit_facets (workspace_id, facet, event_number, event_id, actor_id)
    select e.workspace_id, f.facet, e.number, e.id, e.actor_id
    from audit_events e cross join lateral (select convert_from(e.envelope, 'UTF8')::jsonb as of) j
    cross join lateral (
      select 'target:' || (t ->> 'id') as facet from jsonb_array_elements(coalesce(of -> 'tgt', '[]')) t
      union select 'tool:' || (of -> 'facts' ->> 'tool')
      union select 'outcome:' || (of ->> 'out') where of ->> 'out' <> 'ok'
      union select 'person:' || (of -> 'obo' ->> 'id') where of ? 'obo') f
    where f.facet is not null on conflict do nothing`);
}

export interface LogList extends Page<LogEvent> {
  searchedTo: string | null;
}

/** What a person's browser gets of a log. */
export async function readLog(
  server: TestServer,
  reader: UserActor,
  parameters: Record<string, string> = {},
): Promise<{ status: number; body: LogList & { error?: { code: string; message: string } } }> {
  const reply = await fetch(`${server.url}/api/v1/compliance/events?${new URLSearchParams(parameters)}`, {
    headers: server.headersOf(reader),
  });
  return { status: reply.status, body: (await reply.json()) as LogList };
}
