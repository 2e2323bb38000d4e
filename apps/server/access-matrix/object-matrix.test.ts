import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ObjectRule } from "#platform/server/access/access-rule.ts";
import { relations } from "#platform/server/access/relation.ts";
import { type Command, commands } from "#platform/server/command.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { createModules } from "../modules.ts";
import { loadCommands } from "./testing/load-commands.ts";
import { objectSamples } from "./testing/object-samples.ts";

await loadCommands();
type AboutObject = Command<never, unknown> & { rule: ObjectRule<unknown> };
const isAboutObject = (entry: [string, Command<never, unknown>]): entry is [string, AboutObject] =>
  "object" in entry[1].rule && !entry[0].startsWith("test.");
const aboutObjects = [...commands()].filter(isAboutObject);

/** What a person may be to an object: nobody here, nobody in particular, or one of the relations. */
const standings = ["elsewhere", "colleague", ...relations] as const;
type Standing = (typeof standings)[number];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: createModules({ publicUrl: "http://127.0.0.1" }) });
});
afterAll(() => server[Symbol.asyncDispose]());

async function grant(noun: string, objectId: string, to: UserActor, relation: string): Promise<void> {
  await server.look(
    `insert into grants (workspace_id, id, object_type, object_id, user_id, relation) values ($1, $2, $3, $4, $5, $6)`,
    [to.workspaceId, newId(), noun, objectId, to.userId, relation],
  );
}

/** The code with which a call ends, empty when it is done. */
async function endOf(name: string, declared: AboutObject, standing: Standing): Promise<string> {
  const owner = createUserActor();
  await storePerson(server, owner);
  const sample = objectSamples[name];
  if (!sample) throw new Error(`Say in object-samples.ts on what ${name} is tried`);
  const { objectId, input, sharedBy } = await sample(server, owner);
  const caller =
    standing === "owner"
      ? owner
      : createUserActor(standing === "elsewhere" ? {} : { workspaceId: owner.workspaceId });
  await storePerson(server, caller);
  if (standing !== "owner" && standing !== "colleague" && standing !== "elsewhere") {
    const { noun, id } = sharedBy ?? { noun: declared.rule.object.noun, id: objectId };
    await grant(noun, id, caller, standing);
  }
  return declared(server.as(caller), input as never).then(
    () => "",
    (error: { code?: unknown }) => String(error.code ?? error),
  );
}

function expected({ rule }: AboutObject, standing: Standing): RegExp {
  if (standing === "elsewhere" || standing === "colleague") return /[.]not_found$/;
  const isEnough = relations.indexOf(standing) >= relations.indexOf(rule.needs);
  return isEnough ? /^(?!auth[.]|.*[.]not_found$)/ : /^auth[.]forbidden$/;
}

describe("every command about an object that people have relations to", () => {
  it.each(aboutObjects)(
    "%s is for those whose relation is strong enough; for others the object does not exist",
    async (name, declared) => {
      for (const standing of standings) {
        expect([standing, await endOf(name, declared, standing)]).toEqual([
          standing,
          expect.stringMatching(expected(declared, standing)),
        ]);
      }
    },
  );

  it("is tried by everybody", ({ annotate }) => annotate(`${aboutObjects.length * standings.length} cells`));
});
