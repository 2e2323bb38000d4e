import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { createKnowledgeServer, KnowledgeClient } from "../testing/knowledge-client.ts";

let server: TestServer;
let ann: KnowledgeClient;
let handbook: string;
beforeAll(async () => {
  server = await createKnowledgeServer({ isWorker: false });
  ann = new KnowledgeClient(server);
  handbook = (await ann.collection()).id;
});
afterAll(() => server[Symbol.asyncDispose]());

const put = async (text: string, name: string, id?: string) =>
  (await ann.put(handbook, text, { name, ...(id && { id }) })).body;

describe("a new version of an uploaded document", () => {
  it("takes the name of its file while the document bears that of the file before", async () => {
    const { id } = await put("One.", "Rules 2025.md");
    expect((await put("Two.", "Rules 2026.md", id)).title).toBe("Rules 2026.md");
    expect((await put("Three.", "Rules 2027.md", id)).title).toBe("Rules 2027.md");
  });

  it("keeps the title that a person gave", async () => {
    const { id } = await put("One.", "Rules 2025.md");
    await ann.call("PATCH", `/api/v1/documents/${id}`, { title: "House rules" });
    expect((await put("Two.", "Rules 2026.md", id)).title).toBe("House rules");
    expect((await put("Three.", "Rules 2027.md", id)).title).toBe("House rules");
  });

  it("of a document whose file's name was never kept takes the name of its file", async () => {
    const { id } = await put("One.", "Rules 2025.md");
    await server.look("update documents set file_name = null where id = $1", [id]);
    expect((await put("Two.", "Rules 2026.md", id)).title).toBe("Rules 2026.md");
  });
});
