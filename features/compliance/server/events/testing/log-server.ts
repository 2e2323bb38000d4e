import type { Page } from "#platform/contract/page.ts";
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
  const person = createUserActor({ role: "member", ...rest });
  await storePerson(server, person);
  await server.look(
    "update auth.users set raw_user_meta_data = jsonb_build_object('name', $2::text) where id = $1",
    [person.userId, name],
  );
  if (person.isAdmin) {
    await server.look("insert into user_roles (user_id, role) values ($1, 'admin')", [person.userId]);
  }
  return person;
}

export interface LogList extends Page<LogEvent> {
  searchedTo: string | null;
}

/** What a person's browser gets of a log. */
export async function readLog(
  server: TestServer,
  person: UserActor,
  parameters: Record<string, string> = {},
): Promise<{ status: number; body: LogList & { error?: { code: string; message: string } } }> {
  const reply = await fetch(`${server.url}/api/v1/compliance/events?${new URLSearchParams(parameters)}`, {
    headers: server.headersOf(person),
  });
  return { status: reply.status, body: (await reply.json()) as LogList };
}
