import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GrantedRelation, reaches } from "#platform/server/access/relation.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { createModules } from "../modules.ts";
import { type AboutObject, listAboutObjects } from "./testing/about-objects.ts";
import { type ObjectSample, objectSamples } from "./testing/object-samples.ts";
import { inRole, isExpected } from "./testing/personas.ts";
import { counts, granted, type Way, ways } from "./testing/ways.ts";

const aboutObjects = await listAboutObjects();

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: createModules({ publicUrl: "http://127.0.0.1" }) });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Somebody of the workspace who has the object in this way alone. */
async function reader(
  owner: UserActor,
  { noun, id }: { noun: string; id: string },
  way: Way,
  relation: string,
) {
  const person = createUserActor({ workspaceId: owner.workspaceId, role: way.role });
  await storePerson(server, person);
  const teamId = way.by === "team" ? newId() : null;
  await server.look(
    `with team as (insert into teams (workspace_id, id, name) select $1::uuid, $6::uuid, $6::uuid::text where $6 is not null),
       membership as (
         insert into team_memberships (workspace_id, team_id, user_id) select $1::uuid, $6::uuid, $9::uuid where $6 is not null
       )
     insert into grants (workspace_id, id, object_type, object_id, user_id, team_id, relation, expires_at)
     values ($1::uuid, $2, $3, $4, $5, $6, $7, now() + $8::interval)`,
    [
      ...[owner.workspaceId, newId(), noun, id, way.by === "person" ? person.userId : null],
      ...[teamId, relation, way.isExpired ? "-1 second" : "1 hour", person.userId],
    ],
  );
  if (way.isSuspended)
    await server.look(
      "update memberships set suspended_at = now() where user_id = $1 and workspace_id = $2",
      [...[person.userId, person.workspaceId]],
    );
  return person;
}

function expected({ rule }: AboutObject, way: Way, relation: GrantedRelation): RegExp {
  if (!isExpected(rule, inRole[way.role])) return /^auth[.]forbidden$/;
  if (!counts(way)) return /[.]not_found$/;
  return reaches(relation, rule.needs) ? /^(?!auth[.]|.*[.]not_found$)/ : /^auth[.]forbidden$/;
}

describe("every command about an object that is shared", () => {
  it.each(aboutObjects)(
    "%s is for those whose share is strong enough, in force, and meant for them",
    async (name, declared) => {
      const sample = objectSamples[name];
      if (!sample) throw new Error(`Say in object-samples.ts on what ${name} is tried`);
      const made = async () => {
        const owner = createUserActor();
        await storePerson(server, owner);
        return { owner, ...(await sample(server, owner)) } satisfies ObjectSample & { owner: UserActor };
      };
      // What is refused changes nothing, so the next one is tried on the same object.
      let object = await made();
      for (const way of ways)
        for (const relation of granted) {
          const shared = object.sharedBy ?? { noun: declared.rule.object.noun, id: object.objectId };
          const person = await reader(object.owner, shared, way, relation);
          const end = await declared(server.as(person), object.input as never).then(
            () => "",
            (error: { code?: unknown }) => String(error.code ?? error),
          );
          const cell = `${way.name} as ${relation}`;
          expect([cell, end]).toEqual([cell, expect.stringMatching(expected(declared, way, relation))]);
          const isLetIn =
            isExpected(declared.rule, inRole[way.role]) &&
            counts(way) &&
            reaches(relation, declared.rule.needs);
          if (isLetIn || way.by === "workspace") object = await made();
        }
    },
    60_000,
  );
});
