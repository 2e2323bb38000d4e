import { expect, it } from "vitest";
import { ChatClient, createChatServer, personOf } from "#features/chat/server/testing.ts";
import type { Page } from "#platform/contract/page.ts";
import { newId } from "#platform/server/ids.ts";
import type { StoredFile } from "../contract/index.ts";
import { createFilesModule } from "./module.ts";

const server = await createChatServer({ modules: [createFilesModule()] });

async function upload(who: ChatClient, name: string): Promise<string> {
  const id = newId();
  const octets = { "content-type": "application/octet-stream" };
  await who.request("PUT", `/api/v1/files/${id}?name=${name}`, Buffer.from(id), octets);
  await server.look("update files set state = 'ready', kind = 'text', character_count = 1 where id = $1", [
    id,
  ]);
  return id;
}

const list = (who: ChatClient, query = "") => who.get<Page<StoredFile>>(`/api/v1/files${query}`);

it("a person lists the files that they have sent with a message, newest first, and no others", async () => {
  const ann = new ChatClient(server, personOf());
  const first = await upload(ann, "first.txt");
  await upload(ann, "not-sent.txt");
  expect((await list(ann)).items).toEqual([]);
  await ann.ask("What is this?", { fileIds: [first] });
  const second = await upload(ann, "second.txt");
  await ann.ask("And this?", { fileIds: [second] });

  const page = await list(ann, "?limit=1");
  expect(page).toMatchObject({ items: [{ id: second, name: "second.txt" }], nextCursor: second });
  expect(await list(ann, `?limit=1&cursor=${second}`)).toMatchObject({
    items: [{ id: first }],
    nextCursor: null,
  });
  expect((await ann.call("GET", "/api/v1/files?cursor=x")).body).toMatchObject({
    error: { code: "request.invalid" },
  });
  const kim = new ChatClient(server, personOf(ann.person.workspaceId));
  expect((await list(kim)).items).toEqual([]);
});
