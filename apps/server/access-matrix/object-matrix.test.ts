import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agent, apiKey } from "#platform/server/access/who.ts";
import type { Actor, UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { createModules } from "../modules.ts";
import { type AboutObject, listAboutObjects } from "./testing/about-objects.ts";
import { objectSamples } from "./testing/object-samples.ts";
import { inRole, isExpected, type Persona, personas } from "./testing/personas.ts";
import { type Standing, standings } from "./testing/ways.ts";

const aboutObjects = await listAboutObjects();

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: createModules({ publicUrl: "http://127.0.0.1" }) });
});
afterAll(() => server[Symbol.asyncDispose]());

/** The code with which a call ends, empty when it is done. */
async function endOf(name: string, declared: AboutObject, { role, is, isAdmin = false, by }: Standing) {
  const sample = objectSamples[name];
  if (!sample) throw new Error(`Say in object-samples.ts on what ${name} is tried`);
  const owner = createUserActor(is === "owner" ? { role } : {});
  await storePerson(server, owner);
  const { input } = await sample(server, owner);
  const workspace = is === "colleague" ? { workspaceId: owner.workspaceId } : {};
  const isVisitor = by === "visitor" ? { isVisitor: true } : {};
  const person = is === "owner" ? owner : createUserActor({ role, isAdmin, ...workspace, ...isVisitor });
  await storePerson(server, person);
  return declared(server.as(callerFor(person, by)), input as never).then(
    () => "",
    (error: { code?: unknown }) => String(error.code ?? error),
  );
}

function callerFor(person: UserActor, by: Standing["by"]): Actor {
  if (by === "agent") return { type: "agent", runId: newId(), person };
  if (by === "API key") return { type: "api_key", keyId: newId(), person };
  return person;
}

const worksAs = { agent, "API key": apiKey };

function personaOf({ role, by }: Standing): Persona {
  if (by === "visitor") return personas.visitor;
  return by ? { ...inRole[role], worksAs: worksAs[by] } : inRole[role];
}

function expected({ rule }: AboutObject, standing: Standing): RegExp {
  const { is, by } = standing;
  if (!isExpected(rule, personaOf(standing)))
    return by === "visitor" ? /^auth[.](visitor|forbidden)$/ : /^auth[.]forbidden$/;
  return is === "owner" ? /^(?!auth[.]|.*[.]not_found$)/ : /[.]not_found$/;
}

describe("every command about an object that people have relations to", () => {
  it.each(aboutObjects)(
    "%s is for its owner, as far as their role reaches; for all others, whatever their role, it does not exist",
    async (name, declared) => {
      for (const standing of standings) {
        expect([standing.name, await endOf(name, declared, standing)]).toEqual([
          standing.name,
          expect.stringMatching(expected(declared, standing)),
        ]);
      }
    },
  );
});
