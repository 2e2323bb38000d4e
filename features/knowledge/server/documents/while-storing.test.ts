import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#platform/server/db/transaction.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import type { Collection, KnowledgeDocument } from "../../contract/index.ts";
import { createKnowledgeServer, KnowledgeClient } from "../testing/knowledge-client.ts";
import { lockPlace } from "./reading/place.repository.ts";

let server: TestServer;
let ann: KnowledgeClient;
let collection: Collection;
let stored: KnowledgeDocument;
beforeAll(async () => {
  // Without a worker: only the test stores passages.
  server = await createKnowledgeServer({ isWorker: false });
  ann = new KnowledgeClient(server);
  collection = await ann.collection();
  stored = (await ann.put(collection.id, "Everybody gets 25 days.")).body;
});
afterAll(() => server[Symbol.asyncDispose]());

/** Acts while the transaction that stores the passages of a document is open. */
function whileStoring(perform: () => Promise<void>): Promise<void> {
  const { workspaceId } = ann.person;
  return inTransaction(server.services.pool, { role: "service_role" }, "write", async (db) => {
    expect(await lockPlace(db, { workspaceId, id: stored.id })).toBe(collection.id);
    await perform();
  });
}

const waiting = () =>
  server.look(
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like '%from collections%'",
  );

describe("while passages of a document are stored", () => {
  it("others are added to its collection, which is renamed and read again", async () => {
    const { id } = collection;
    await whileStoring(async () => {
      expect((await ann.put(id, "Everybody gets a chair.")).status).toBe(200);
      expect(await ann.end("PATCH", `/collections/${id}`, { name: "Rules" })).toEqual([200, ""]);
      expect(await ann.end("POST", `/collections/${id}/retry`)).toEqual([200, ""]);
    });
  });

  it("its collection is not deleted, but then", async () => {
    let isDeleted = false;
    let deletion: Promise<unknown> | undefined;
    await whileStoring(async () => {
      deletion = ann.end("DELETE", `/collections/${collection.id}`).finally(() => {
        isDeleted = true;
      });
      await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(1);
      expect(isDeleted).toBe(false);
    });
    expect(await deletion).toEqual([204, ""]);
  });
});
