import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { batchConversations } from "./batch-conversations.ts";
import { readFile } from "./read-file.ts";

const said = (id: string, role: string, text: string, more = {}) => ({
  message: {
    ...{ id, author: { role }, create_time: 1_700_000_000, content: { content_type: "text", parts: [text] } },
    ...more,
  },
});

const chatGpt = {
  conversation_id: "c1",
  title: 'Trees, {brackets] and "quotes"',
  create_time: 1_700_000_000,
  update_time: 1_700_000_600,
  current_node: "a2",
  mapping: {
    root: { parent: null, message: null },
    system: { parent: "root", ...said("system", "system", "You are helpful") },
    q: { parent: "system", ...said("q", "user", "Question") },
    tool: { parent: "q", ...said("tool", "assistant", "search()", { recipient: "browser" }) },
    a1: { parent: "tool", ...said("a1", "assistant", "First") },
    a2: { parent: "tool", ...said("a2", "assistant", "Second") },
  },
};

const claude = {
  uuid: "u1",
  name: "",
  created_at: "2024-02-03T04:05:06.000000Z",
  updated_at: "2024-02-03T05:05:06Z",
  chat_messages: [
    {
      uuid: "m1",
      sender: "human",
      text: "Hello",
      attachments: [{ file_name: "a.txt", extracted_content: "A" }],
    },
    {
      uuid: "m2",
      sender: "assistant",
      text: "old",
      content: [{ type: "text", text: "Hi" }, { type: "tool_use" }],
    },
  ],
};

const own = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const ownAt = "2024-01-01T00:00:00.000Z";

const fileOf = (value: unknown) => new Blob([typeof value === "string" ? value : JSON.stringify(value)]);
const zipOf = (files: Record<string, unknown>) =>
  new Blob([
    Buffer.from(
      zipSync(Object.fromEntries(Object.entries(files).map(([n, v]) => [n, strToU8(JSON.stringify(v))]))),
    ),
  ]);
const read = (file: Blob) => readFile(file, () => undefined);

describe("reading an export", () => {
  it("keeps the tree of ChatGPT without what was said to tools", async () => {
    const { preview, found } = await read(zipOf({ "conversations.json": [chatGpt], "chat.html": "x" }));
    expect(preview).toMatchObject({ origin: "chatgpt", conversations: 1, messages: 3, from: "2023-11-14" });
    const [one] = found;
    expect(one?.conversation).toMatchObject({ title: chatGpt.title, leafExternalId: "a2" });
    expect(
      one?.conversation.messages.map(({ externalId, parentExternalId }) => [externalId, parentExternalId]),
    ).toEqual([
      ["q", null],
      ["a1", "q"],
      ["a2", "q"],
    ]);
  });

  it("reads the list of Claude with its attachments", async () => {
    const { found } = await read(fileOf([claude]));
    expect(found[0]?.conversation).toMatchObject({
      title: "Untitled conversation",
      messages: [
        { text: "Hello\n\n[a.txt]\nA", role: "user", parentExternalId: null },
        { text: "Hi", role: "assistant", parentExternalId: "m1" },
      ],
    });
  });

  it("keeps all that our own export knows of a message, and leaves out what a request cannot hold", async () => {
    const tool = { type: "text" as const, text: "Done" };
    const message = {
      ...{
        id: own(1),
        parentId: null,
        role: "assistant",
        status: "complete",
        createdAt: ownAt,
        parts: [tool],
      },
      ...{
        model: null,
        usage: null,
        durationMs: 5,
        integrity: "organization",
        besideId: own(2),
        toolCalls: [],
      },
    };
    const call = {
      ...{
        id: own(3),
        toolName: "t",
        toolTitle: "T",
        effect: "read",
        outputTrust: "untrusted",
        status: "succeeded",
      },
      ...{
        attempt: 1,
        input: { a: 1 },
        content: "x".repeat(1_000_000),
        contentHash: null,
        data: null,
        summary: "",
      },
      ...{ sources: [], error: null, startedAt: null, finishedAt: null, resultIntegrity: "untrusted" },
    };
    const messages = [message, { ...message, id: own(2), besideId: null, toolCalls: [call] }];
    const conversation = {
      ...{ id: own(0), title: "Own", createdAt: ownAt, updatedAt: ownAt, leafMessageId: own(1) },
    };
    const head = { format: "adjutant.conversation", version: 1, exportedAt: ownAt };
    const { found, preview } = await read(fileOf({ ...head, conversation, messages }));
    expect(preview).toMatchObject({ origin: "adjutant", messages: 2, cutCount: 1 });
    expect(found[0]?.conversation.messages).toMatchObject([
      { externalId: own(1), besideExternalId: own(2), record: { durationMs: 5, parts: [tool] } },
      { externalId: own(2), record: { parts: [tool], toolCalls: [] } },
    ]);
  });

  it("leaves out conversations in which nothing is said", async () => {
    const { preview } = await read(fileOf([claude, { ...claude, uuid: "u2", chat_messages: [] }]));
    expect(preview).toMatchObject({ conversations: 1, emptyCount: 1 });
  });

  it("survives a circle of parents", async () => {
    const mapping = { ...chatGpt.mapping, x: { parent: "y", ...said("x", "user", "X") }, y: { parent: "x" } };
    expect((await read(fileOf([{ ...chatGpt, mapping }]))).preview.messages).toBe(3);
  });

  it.each([
    ["nothing of the kind", "not json", "This is no export: choose the zip file or conversations.json."],
    ["another JSON", "[{}]", "This is not an export of ChatGPT, Claude or Adjutant."],
    ["a cut file", JSON.stringify([chatGpt]).slice(0, -9), "This file is not complete. Download it again."],
    ["deep nesting", "[".repeat(300), "This file is nested too deeply."],
    ["an empty list", "[]", "There are no conversations in this file."],
    ["two products", JSON.stringify([chatGpt, claude]), "This file mixes exports of several products."],
    ["a wrong field", JSON.stringify([{ ...chatGpt, mapping: 1 }]), /ChatGPT is not as expected: mapping/],
  ])("says what is wrong with %s", async (_what, text, problem) => {
    await expect(read(fileOf(text))).rejects.toThrow(problem);
  });

  it("says how many messages have no text that can be read", async () => {
    const form = said("form", "assistant", "", { content: { content_type: "hologram", parts: [{ x: 1 }] } });
    const mapping = { ...chatGpt.mapping, form: { parent: "q", ...form } };
    const tools = { ...claude.chat_messages[1], uuid: "m3", text: "", content: [{ type: "tool_use" }] };
    const { preview } = await read(fileOf([{ ...chatGpt, mapping }]));
    expect(preview).toMatchObject({ messages: 3, leftOutCount: 1 });
    const other = await read(fileOf([{ ...claude, chat_messages: [...claude.chat_messages, tools] }]));
    expect(other.preview).toMatchObject({ messages: 2, leftOutCount: 1 });
  });

  it("reads twenty thousand versions of a message below a chain of as many that say nothing", async () => {
    const mapping: Record<string, object> = {};
    for (let n = 0; n < 20_000; n += 1) mapping[`u${n}`] = { parent: n === 0 ? null : `u${n - 1}` };
    for (let n = 0; n < 20_000; n += 1)
      mapping[`s${n}`] = { parent: "u19999", ...said(`s${n}`, "user", "S") };
    const { preview, found } = await read(fileOf([{ ...chatGpt, mapping, current_node: "s5" }]));
    expect(preview.messages).toBe(20_000);
    expect(found[0]?.conversation.leafExternalId).toBe("s5");
    expect([...batchConversations(found.map(({ conversation }) => conversation))]).toHaveLength(50);
  });

  it("tells why it ends an entry of a zip", async () => {
    const deep = zipSync({ "conversations.json": strToU8("[".repeat(300)) });
    await expect(read(new Blob([Buffer.from(deep)]))).rejects.toThrow("This file is nested too deeply.");
  });

  it("tells a zip that was cut off, and takes nothing from its first half", async () => {
    const many = Array.from({ length: 200 }, (_, n) => ({
      ...claude,
      uuid: `u${n}`,
      name: Math.random().toString(36),
    }));
    const zip = Buffer.from(zipSync({ "conversations.json": strToU8(JSON.stringify(many)) }));
    await expect(read(new Blob([zip.subarray(0, zip.length / 2)]))).rejects.toThrow(
      "This zip file is damaged",
    );
  });

  it("tells bytes that are no text", async () => {
    const broken = Buffer.concat([
      Buffer.from('[{"format":"'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}]'),
    ]);
    await expect(read(new Blob([broken]))).rejects.toThrow("it is not UTF-8 text");
  });

  it("says that a zip has no conversations", async () => {
    await expect(read(zipOf({ "other.json": [] }))).rejects.toThrow("There is no conversations.json");
  });
});

it("divides long conversations into requests, in order and without loss", () => {
  const messages = Array.from({ length: 1_000 }, (_, index) => ({
    ...{ externalId: `m${index}`, parentExternalId: null, role: "user" as const, text: "x".repeat(900) },
    createdAt: "2024-01-01T00:00:00.000Z",
  }));
  const at = { createdAt: "2024-01-01T00:00:00.000Z", updatedAt: "2024-01-01T00:00:00.000Z" };
  const long = { externalId: "c", title: "Long", leafExternalId: null, ...at, messages };
  const batches = [
    ...batchConversations([long, { ...long, externalId: "d", messages: messages.slice(0, 3) }]),
  ];
  const ids = batches
    .flat()
    .flatMap((part) => part.messages.map(({ externalId }) => part.externalId + externalId));
  expect(ids).toEqual([...messages.map(({ externalId }) => `c${externalId}`), ...["dm0", "dm1", "dm2"]]);
  for (const batch of batches) expect(JSON.stringify(batch).length).toBeLessThan(400_000);
});
