import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { sharedTestServer } from "#platform/server/testing/shared-test-server.ts";
import { knowledgeModule } from "../module.ts";
import { stageCollection, stagePerson } from "../testing/stage-collections.ts";

let server: TestServer;
let ann: UserActor;
beforeAll(async () => {
  server = await sharedTestServer({ modules: [knowledgeModule] });
  ann = await stagePerson(server);
});
afterAll(() => server[Symbol.asyncDispose]());

async function countsOf(collectionId: string): Promise<Record<string, number>> {
  const rows = await server.look<{ word: string; passages: number }>(
    "select word, passages from collection_words where collection_id = $1 order by word",
    [collectionId],
  );
  return Object.fromEntries(rows.map(({ word, passages }) => [word, passages]));
}

describe("storing the passages of a document", () => {
  it("counts in how many passages of the collection each word stands, and all passages", async () => {
    const handbook = await stageCollection(server, ann);
    await handbook.add("Holidays", ["Vacation lasts thirty days.", "Sick days are no vacation."], "Staff");
    expect(await countsOf(handbook.id)).toEqual({
      ...{ "": 2, vacation: 2, dai: 2, holidai: 2, staf: 2 },
      ...{ last: 1, thirti: 1, sick: 1 },
    });
  });

  it("replaces the passages before, with their words and counts", async () => {
    const handbook = await stageCollection(server, ann);
    const id = await handbook.add("Rules", ["Apples and pears.", "Plums."]);
    await handbook.add("Second", ["Apples."]);
    await handbook.replace(id, ["Cherries."]);
    const passages = await server.look(
      "select number, text from chunks where document_id = $1 order by number",
      [id],
    );
    expect(passages).toEqual([{ number: 1, text: "Cherries." }]);
    expect(await countsOf(handbook.id)).toEqual({ "": 2, appl: 1, cherri: 1, rul: 1, second: 1 });
  });

  it("leaves passages alone that stay the same", async () => {
    const handbook = await stageCollection(server, ann);
    const id = await handbook.add("Rules", ["Apples.", "Pears."]);
    const versions = () =>
      server.look("select number, xmin::text from chunks where document_id = $1 order by number", [id]);
    const [first, second] = await versions();
    await handbook.replace(id, ["Apples.", "Plums."]);
    const [sameFirst, newSecond] = await versions();
    expect(sameFirst).toEqual(first);
    expect(newSecond).not.toEqual(second);
  });

  it("finds passages by a new title once they are stored again", async () => {
    const handbook = await stageCollection(server, ann);
    const id = await handbook.add("Old", ["Apples."]);
    await server.look("update documents set title = 'Fresh' where id = $1", [id]);
    await handbook.restore(id);
    expect(await countsOf(handbook.id)).toEqual({ "": 1, appl: 1, fresh: 1 });
  });

  it("takes the words of a deleted document and of a deleted collection away", async () => {
    const handbook = await stageCollection(server, ann);
    const id = await handbook.add("Rules", ["Apples."]);
    await handbook.add("Second", ["Pears."]);
    await server.look("delete from documents where id = $1", [id]);
    expect(await countsOf(handbook.id)).toEqual({ "": 1, second: 1, pear: 1 });
    await server.look("delete from collections where id = $1", [handbook.id]);
    expect(await countsOf(handbook.id)).toEqual({});
  });

  it("stores nothing for a document that is gone, and drops what a database cannot store", async () => {
    const handbook = await stageCollection(server, ann);
    const id = await handbook.add("Odd", ["a\0b \ud800 'quoted' \\ back", "   "]);
    expect(await server.look("select text from chunks where document_id = $1", [id])).toEqual([
      { text: "a b \ufffd 'quoted' \\ back" },
    ]);
    await server.look("delete from documents where id = $1", [id]);
    await handbook.replace(id, ["Late."]);
    expect(await countsOf(handbook.id)).toEqual({});
  });

  it("counts right when documents of one collection are stored at once, in any order of words", async () => {
    const handbook = await stageCollection(server, ann);
    const ids = await Promise.all(Array.from({ length: 6 }, (_, n) => handbook.add(`D${n}`, ["apple pear"])));
    await Promise.all(ids.flatMap((id, n) => [handbook.replace(id, [n % 2 ? "pear plum" : "plum apple"])]));
    expect(await countsOf(handbook.id)).toMatchObject({ "": 6, appl: 3, pear: 3, plum: 6 });
  });
});
