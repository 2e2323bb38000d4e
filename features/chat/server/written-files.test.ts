import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entitlementsModule } from "#features/entitlements/server/module.ts";
import { createFilesModule } from "#features/files/server/module.ts";
import type { ToolCall } from "#features/tools/contract/index.ts";
import type { Label } from "#platform/contract/label.ts";
import { newId } from "#platform/server/ids.ts";
import type { Message } from "../contract/index.ts";
import { ChatClient, type ChatServer, createOwnChatServer, personOf } from "./testing.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [createFilesModule(), entitlementsModule] });
  await server.services.jobs.work();
});
afterAll(() => server[Symbol.asyncDispose]());

const newClient = () => new ChatClient(server, personOf());

/** Lets the scripted model call a tool, and waits for the record of the call. */
async function use(client: ChatClient, name: string, input: object, conversationId?: string) {
  const question = `[[script:obedient]] [[call ${name} ${JSON.stringify(input)}]]`;
  const options = conversationId ? { conversationId, parentId: undefined } : {};
  const answer = await client.ask(question, options);
  const call = answer.parts.find((part) => part.type === "tool-call");
  if (call?.type !== "tool-call") throw new Error("No tool was called.");
  return { answer, call: await client.get<ToolCall>(`/api/v1/tools/calls/${call.toolCallId}`) };
}

const write = (client: ChatClient, input: object, conversationId?: string) =>
  use(client, "write_file", input, conversationId);

const download = (client: ChatClient, id: string) => client.request("GET", `/api/v1/files/${id}/content`);

async function untilRead(id: string) {
  const read = async () =>
    (await server.look<{ state: string }>("select state from files where id = $1", [id]))[0];
  await expect.poll(async () => (await read())?.state, { timeout: 20_000 }).toBe("ready");
}

describe("a file that the assistant writes", () => {
  it("needs no approval, stands under its answer, counts as the person's, and is downloaded", async () => {
    const ann = newClient();
    const { answer, call } = await write(ann, { name: "report.csv", content: "a,b\n1,2" });
    expect([call.status, call.error, call.data]).toEqual([
      "succeeded",
      null,
      { fileId: call.id, name: "report.csv", sizeBytes: 7 },
    ]);
    const [row] = await server.look(
      `select f.user_id, f.integrity, f.written_by_call, m.message_id from files f
       join message_files m on m.file_id = f.id where f.id = $1`,
      [call.id],
    );
    expect(row).toEqual({
      ...{ user_id: ann.person.userId, integrity: "user" },
      ...{ written_by_call: call.id, message_id: answer.id },
    });
    const reply = await download(ann, call.id);
    expect(reply.headers.get("content-disposition")).toContain('filename="report.csv"');
    expect(await reply.text()).toBe("a,b\n1,2");
    expect((await download(newClient(), call.id)).status).toBe(404);
  });

  it("gets a number when its name is taken, is listed and read, and has the label of what was known", async () => {
    const ann = newClient();
    const first = await write(ann, { name: "notes.md", content: "# First" });
    const { conversationId } = first.answer;
    const second = await write(
      ann,
      { name: "Notes.md", content: `# Second\n\n${"word ".repeat(5_000)}` },
      conversationId,
    );
    expect(second.call.data).toMatchObject({ name: "Notes (2).md" });
    await untilRead(first.call.id);
    await untilRead(second.call.id);
    const listed = await use(ann, "list_files", {}, conversationId);
    expect(listed.call.content).toContain("- Notes (2).md (markdown, ");
    expect(listed.call.content).toContain(
      "- notes.md (markdown, 7 bytes, 7 characters, written by the assistant; id",
    );
    expect(listed.call.outputTrust).toBe("organization");
    const whole = await use(ann, "read_file", { file: "notes.md" }, conversationId);
    expect(whole.call.content).toBe("# First");
    const part = await use(ann, "read_file", { file: second.call.id, offset: 100 }, conversationId);
    expect(part.call.content).toContain("(Characters 100 to 20100 of ");
    const gone = await use(ann, "read_file", { file: "other.md" }, conversationId);
    expect(gone.call.error?.code).toBe("file.not_here");
  });

  it.each([
    [{ name: "run.exe", content: "x" }, "tool.invalid_input"],
    [{ name: "../secret.txt", content: "x" }, "tool.invalid_input"],
    [{ name: "empty.txt", content: "" }, "tool.invalid_input"],
  ])("%j is refused", async (input, code) => {
    const { call } = await write(newClient(), input);
    expect([call.status, call.error?.code]).toEqual(["failed", code]);
  });

  it("is deleted by Undo", async () => {
    const ann = newClient();
    const { call } = await write(ann, { name: "report.txt", content: "Hello" });
    const undone = await ann.call<{ undone: object }>("POST", `/api/v1/tools/calls/${call.id}/undo`);
    expect(undone.status).toBe(200);
    expect((await download(ann, call.id)).status).toBe(404);
    expect(await server.look("select from message_files where file_id = $1", [call.id])).toEqual([]);
  });
});

describe("a file keeps the label of what was read when it was written", () => {
  it("also where it is attached to another conversation", async () => {
    const ann = newClient();
    const elsewhere = await ann.ask("The code of the vault is heron4711");
    const found = '[[call search_conversations {"query":"heron4711"}]]';
    const told = `${found} [[call write_file {"name":"vault.txt","content":"The code"}]]`;
    const answer = await ann.ask(`[[script:obedient atOnce=1]] ${told}`);
    const [, call] = answer.parts.filter((part) => part.type === "tool-call");
    const id = call?.toolCallId ?? "";
    await untilRead(id);
    const known = [
      `conversation:${elsewhere.conversationId}`,
      `conversation:${answer.conversationId}`,
    ].sort();
    expect(await labelOf("files", id)).toEqual({ integrity: "user", readers: known });

    const third = await ann.ask("[[script:echo]] What is in it?", { fileIds: [id] });
    const { integrity, readers } = await labelOf("messages", third.id);
    expect(integrity).toBe("user");
    expect(readers).toEqual([...known, `conversation:${third.conversationId}`].sort());
    const { call: reading } = await use(ann, "read_file", { file: "vault.txt" }, third.conversationId);
    const [result] = await server.look("select result_readers from tool_calls where id = $1", [reading.id]);
    expect(result).toEqual({ result_readers: readers });
  });

  it("and an upload is its person's until they put it into a conversation", async () => {
    const ann = newClient();
    const id = await upload(ann, "From outside");
    expect(await labelOf("files", id)).toEqual({
      integrity: "untrusted",
      readers: [`user:${ann.person.userId}`],
    });
    const asked = await ann.ask("What is in it?", { fileIds: [id] });
    expect(await labelOf("messages", asked.id)).toEqual({
      integrity: "untrusted",
      readers: [`conversation:${asked.conversationId}`],
    });
  });
});

describe("in a shared conversation", () => {
  it("a file asks once text from outside was read, because others see it", async () => {
    const ann = newClient();
    const asked = await ann.ask("What is in it?", { fileIds: [await upload(ann, "From outside")] });
    const { conversationId } = asked;
    const alone = await write(ann, { name: "own.txt", content: "x" }, conversationId);
    expect([alone.call.status, alone.call.error]).toEqual(["succeeded", null]);

    await ann.share(conversationId);
    const { body } = await ann.send(
      `[[script:obedient]] [[call write_file {"name":"a.txt","content":"x"}]]`,
      {
        conversationId,
        parentId: undefined,
      },
    );
    const asks = () => server.look("select rule from approvals where run_id = $1", [body.run.id]);
    await expect.poll(asks, { timeout: 20_000 }).toEqual([{ rule: "outside_text" }]);
  });

  it("a file needs no approval as long as nothing from outside was read", async () => {
    const ann = newClient();
    const { conversationId } = await ann.ask("Hello");
    await ann.share(conversationId);
    const { call } = await write(ann, { name: "a.txt", content: "x" }, conversationId);
    expect(call.status).toBe("succeeded");
  });
});

async function labelOf(table: "files" | "messages", id: string) {
  const [row] = await server.look<Label>(`select integrity, readers from ${table} where id = $1`, [id]);
  return row ?? expect.fail("It is gone.");
}

async function upload(client: ChatClient, text: string): Promise<string> {
  const id = newId();
  await client.request("PUT", `/api/v1/files/${id}?name=page.txt`, Buffer.from(text), {
    "content-type": "application/octet-stream",
  });
  await untilRead(id);
  return id;
}

it("an uploaded file is listed and read as text that anybody could have written", async () => {
  const ann = newClient();
  const id = await upload(ann, "From outside");
  const asked: Message = await ann.ask("What is in it?", { fileIds: [id] });
  const { call } = await use(ann, "read_file", { file: "page.txt" }, asked.conversationId);
  expect([call.content, call.outputTrust]).toEqual(["From outside", "untrusted"]);
});
