import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatServer, createOwnChatServer, personOf } from "#features/chat/server/testing.ts";
import { entitlementsModule } from "#features/entitlements/server/module.ts";
import { labelOfPerson } from "#platform/contract/label.ts";
import { createCtx } from "#platform/server/create-ctx.ts";
import { inTransaction } from "#platform/server/db/transaction.ts";
import { newId } from "#platform/server/ids.ts";
import { createFilesModule } from "./module.ts";
import { uploadFile } from "./upload-file.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [createFilesModule(), entitlementsModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

/** An uploaded file, and SQL on it as its person. */
async function stage() {
  const person = personOf();
  const [id, other] = [newId(), newId()];
  const hash = id.replaceAll("-", "").repeat(2);
  await uploadFile(createCtx(server.services, person), {
    ...{ id, name: "a.txt", sizeBytes: 1, hash, personLimitBytes: 10 },
  });
  const claims = { role: "authenticated", sub: person.userId, workspace_id: person.workspaceId } as const;
  const update = (set: string) =>
    inTransaction(server.services.pool, claims, "write", (db) =>
      sql
        .raw(`update files set ${set.replace("$id", id).replace("$other", other)} where id = '${id}'`)
        .execute(db),
    );
  return { person, id, update };
}

describe("the rights of a person's transaction on files", () => {
  it.each([
    "integrity = 'user'",
    "integrity = 'of nobody'",
    "readers = '{}'",
    "readers = '{user:somebody}'",
    "written_by_call = '$id', integrity = 'system', readers = '{}'",
    "written_by_call = '$other'",
    "user_id = gen_random_uuid()",
    "content_hash = 'another'",
    "size_bytes = 1000",
    "name = 'b.txt'",
    "created_at = now()",
  ])("refuse what no command does: %s", async (set) => {
    const { update } = await stage();
    await expect(update(set)).rejects.toMatchObject({ code: "42501" });
  });

  it("keep a label that got worse", async () => {
    const { person, id, update } = await stage();
    const { readers } = labelOfPerson(person.userId);
    await server.look("update files set readers = $2 where id = $1", [id, [...readers, "user:other"]]);
    await expect(update(`readers = '{${readers.join(",")}}'`)).rejects.toMatchObject({ code: "42501" });
  });
});
