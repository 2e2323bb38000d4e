import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareObject } from "#platform/server/access/share-object.ts";
import { unshareObject } from "#platform/server/access/unshare-object.ts";
import { query } from "#platform/server/command.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { recordStatements } from "#platform/server/testing/record-statements.ts";
import { sharedTestServer } from "#platform/server/testing/shared-test-server.ts";
import { markOfCollection } from "../index-passages/passage-words.ts";
import { knowledgeModule } from "../module.ts";
import { stageCollection, stagePerson } from "../testing/stage-collections.ts";
import { searchKnowledge } from "./search-knowledge.ts";

let server: TestServer;
let ann: UserActor;
let ben: UserActor;
let stranger: UserActor;
beforeAll(async () => {
  server = await sharedTestServer({ modules: [knowledgeModule] });
  ann = await stagePerson(server);
  ben = await stagePerson(server, { workspaceId: ann.workspaceId });
  stranger = await stagePerson(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const search = (who: UserActor, collectionIds: string[], question: string) =>
  searchKnowledge(server.as(who), { question, collectionIds, limit: 10 });

const countFound = async (who: UserActor, id: string) => (await search(who, [id], "zanzibar")).items.length;

/** What row-level security leaves of a collection. */
async function readDirectly(who: UserActor, id: string) {
  const mark = markOfCollection(id);
  const { rows } = await query(server.as(who), ({ db }) =>
    sql`select (select count(*)::int from chunks where collection_id = ${id}) as passages,
      (select count(*)::int from collection_words where collection_id = ${id}) as words,
      (select count(*)::int from app.find_passages(array[${id}]::uuid[], array[${`'${mark}zanzibar'`}], '{1}', 9, 9))
        as found`.execute(db),
  );
  return rows[0];
}

const nothing = {
  items: [],
  words: [{ word: "zanzibar", foundAs: [], passages: 0, weight: 0 }],
  isAnswered: false,
  withoutMeaning: "no_model",
};

async function stageSecret() {
  const secret = await stageCollection(server, ann, "Board");
  const documentId = await secret.add("Minutes", ["We buy the island of Zanzibar."]);
  return { ...secret, documentId };
}

describe("a collection that somebody may not read", () => {
  it("finds nothing for another person of the workspace, of another workspace, or with a guessed id", async () => {
    const { id } = await stageSecret();
    expect((await search(ann, [id], "zanzibar")).items).toHaveLength(1);
    expect(await search(ben, [id], "zanzibar")).toEqual(nothing);
    expect(await search(stranger, [id], "zanzibar")).toEqual(nothing);
    expect(await search(ann, [newId()], "zanzibar")).toEqual(nothing);
  });

  it("gives no counts, weights or nearest words to a search beside one that they may read", async () => {
    const { id } = await stageSecret();
    const own = await stageCollection(server, ben);
    await own.add("Notes", ["Geography is fun.", "Lunch is at noon."]);
    for (const question of ["zanzibar", "zanzibra", "island of zanzibar"]) {
      expect(await search(ben, [own.id, id], question)).toEqual(await search(ben, [own.id], question));
    }
    const [word] = (await search(ben, [own.id, id], "zanzibra")).words;
    expect(word).toEqual({ word: "zanzibra", foundAs: [], passages: 0, weight: 0 });
  });

  it("is found while it is shared with a person, and no longer", async () => {
    const { id } = await stageSecret();
    const object = { noun: "collection", id };
    const subject = { userId: ben.userId };
    await shareObject(server.as(ann), { object, subject, relation: "viewer" });
    expect(await countFound(ben, id)).toBe(1);
    expect(await countFound(stranger, id)).toBe(0);
    await server.look("update grants set expires_at = now() - interval '1 second' where object_id = $1", [
      id,
    ]);
    expect(await countFound(ben, id)).toBe(0);
    await shareObject(server.as(ann), { object, subject, relation: "viewer" });
    expect(await countFound(ben, id)).toBe(1);
    await unshareObject(server.as(ann), { object, subject });
    expect(await search(ben, [id], "zanzibar")).toEqual(nothing);
  });

  it("is found by a team while it has it and the person is in it", async () => {
    const { id } = await stageSecret();
    const object = { noun: "collection", id };
    const subject = { teamId: newId() };
    const { workspaceId } = ann;
    await server.look("insert into teams (workspace_id, id, name) values ($1, $2, 'Board')", [
      workspaceId,
      subject.teamId,
    ]);
    const join = () =>
      server.look("insert into team_memberships (workspace_id, team_id, user_id) values ($1, $2, $3)", [
        ...[workspaceId, subject.teamId, ben.userId],
      ]);
    await join();
    await shareObject(server.as(ann), { object, subject, relation: "viewer" });
    expect(await countFound(ben, id)).toBe(1);
    await server.look("delete from team_memberships where team_id = $1", [subject.teamId]);
    expect(await countFound(ben, id)).toBe(0);
    await join();
    await unshareObject(server.as(ann), { object, subject });
    expect(await search(ben, [id], "zanzibar")).toEqual(nothing);
  });

  it("gives nothing to somebody who asks the tables and functions themselves", async () => {
    const { id } = await stageSecret();
    expect(await readDirectly(ann, id)).toEqual({ passages: 1, words: 5, found: 1 });
    expect(await readDirectly(ben, id)).toEqual({ passages: 0, words: 0, found: 0 });
  });
});

describe("what is gone", () => {
  it("is not found: passages of an older version, a deleted document, a deleted collection", async () => {
    const board = await stageSecret();
    const found = async (question: string) => (await search(ann, [board.id], question)).items.length;
    await board.replace(board.documentId, ["We buy the island of Madeira."]);
    expect([await found("zanzibar"), await found("madeira")]).toEqual([0, 1]);
    await server.look("delete from documents where id = $1", [board.documentId]);
    expect(await found("madeira")).toBe(0);
    await board.add("Again", ["Madeira."]);
    expect(await found("madeira")).toBe(1);
    await server.look("delete from collections where id = $1", [board.id]);
    expect(await search(ann, [board.id], "zanzibar")).toEqual(nothing);
  });
});

describe("the statements of a search", () => {
  it("are as many for a long question about twenty collections as for a word", async () => {
    const collections = await Promise.all(Array.from({ length: 20 }, () => stageCollection(server, ann)));
    await collections[0]?.add("One", ["Elephants, tigers and lions live in the zoo."]);
    const ids = collections.map(({ id }) => id);
    const own = (texts: string[]) =>
      texts.filter((text) => /collection_words|find_passages/.test(text)).length;
    const short = await recordStatements(() => search(ann, ids, "elephants"));
    const long = await recordStatements(() =>
      search(ann, ids, "elefants tigrs lyons monkees zebras giraffes parrots camels donkeys horses zoo live"),
    );
    expect([own(short), own(long)]).toEqual([2, 3]);
    // The rest opens the transaction and asks which model is set.
    expect(long.length).toBeLessThan(15);
  });
});
