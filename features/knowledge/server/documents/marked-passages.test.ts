import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import type { KnowledgeDocument, KnowledgePassage, KnowledgeSearch } from "../../contract/index.ts";
import { createKnowledgeServer, KnowledgeClient } from "../testing/knowledge-client.ts";

let server: TestServer;
let ann: KnowledgeClient;
beforeAll(async () => {
  server = await createKnowledgeServer();
  ann = new KnowledgeClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const text = "> 14 Tage Lieferzeit kosten 5 % Abzug.";

/** Whether the passages are Markdown, by the page of the document and by a search. */
async function toldOf({ id, collectionId }: KnowledgeDocument): Promise<[boolean[], boolean[]]> {
  const { items } = await ann.get<{ items: KnowledgePassage[] }>(`/api/v1/documents/${id}/passages`);
  const found = await ann.get<KnowledgeSearch>(
    `/api/v1/knowledge/search?question=Lieferzeit&collectionIds=${collectionId}`,
  );
  return [items.map(({ isMarkdown }) => isMarkdown), found.items.map(({ isMarkdown }) => isMarkdown)];
}

describe("a passage says whether it is Markdown", () => {
  it("which a text that was written here is, also while a later one is read", async () => {
    const { id } = await ann.collection();
    const { body } = await ann.call<KnowledgeDocument>("POST", `/api/v1/collections/${id}/texts`, {
      ...{ title: "Lieferung", text },
    });
    const written = await ann.settled(body.id);
    expect(await toldOf(written)).toEqual([[true], [true]]);
    await server.look("update documents set version = version + 1 where id = $1", [written.id]);
    expect(await toldOf(written)).toEqual([[true], [true]]);
  });

  it.each([
    ["terms.md", true],
    ["terms.txt", false],
    ["terms.csv", false],
    ["terms.html", false],
  ])("which an uploaded file is by what it is: %s, %s", async (name, isMarkdown) => {
    const { id } = await ann.collection();
    const content = name.endsWith("html") ? `<html><body><p>${text}</p></body></html>` : `${text}\n`;
    const document = await ann.uploaded(id, content, { name });
    expect(await toldOf(document)).toEqual([[isMarkdown], [isMarkdown]]);
  });

  it("and of an address not while its passages are those of a content before, which was something else", async () => {
    const { id } = await ann.collection();
    const document = await ann.uploaded(id, `${text}\n`, { name: "terms.txt" });
    await server.look(
      "update documents set kind = 'markdown', version = version + 1, source = 'address', address = 'https://shop.test/' where id = $1",
      [document.id],
    );
    expect(await toldOf(document)).toEqual([[false], [false]]);
  });
});
