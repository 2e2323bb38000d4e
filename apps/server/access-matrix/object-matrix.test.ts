import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { createModules } from "../modules.ts";
import { type AboutObject, listAboutObjects } from "./testing/about-objects.ts";
import { objectSamples } from "./testing/object-samples.ts";
import { inRole, isExpected } from "./testing/personas.ts";
import { type Standing, standings } from "./testing/ways.ts";

const aboutObjects = await listAboutObjects();

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: createModules({ publicUrl: "http://127.0.0.1" }) });
});
afterAll(() => server[Symbol.asyncDispose]());

/** The code with which a call ends, empty when it is done. */
async function endOf(name: string, declared: AboutObject, { role, is, isAdmin = false }: Standing) {
  const sample = objectSamples[name];
  if (!sample) throw new Error(`Say in object-samples.ts on what ${name} is tried`);
  const owner = createUserActor(is === "owner" ? { role } : {});
  await storePerson(server, owner);
  const { input } = await sample(server, owner);
  const workspace = is === "colleague" ? { workspaceId: owner.workspaceId } : {};
  const caller = is === "owner" ? owner : createUserActor({ role, isAdmin, ...workspace });
  await storePerson(server, caller);
  return declared(server.as(caller), input as never).then(
    () => "",
    (error: { code?: unknown }) => String(error.code ?? error),
  );
}

function expected({ rule }: AboutObject, { role, is }: Standing): RegExp {
  if (!isExpected(rule, inRole[role])) return /^auth[.]forbidden$/;
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
