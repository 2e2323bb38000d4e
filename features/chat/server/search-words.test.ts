import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executeToolCall } from "#features/tools/server/index.ts";
import { ended } from "#features/tools/server/testing.ts";
import { systemLabel } from "#platform/contract/label.ts";
import { newId } from "#platform/server/ids.ts";
import { createAgentActor } from "#platform/server/testing/create-user-actor.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "./testing/create-chat-server.ts";

let server: ChatServer;
let ann: ChatClient;

beforeAll(async () => {
  server = await createChatServer();
  ann = new ChatClient(server, personOf());
  const said = [
    "The offer is 2,480 euros",
    "In plain digits it was 2480",
    "count=200 of version 2",
    "480 pieces, and 2 more",
    "The harbour opens in spring",
    "The harbour tour costs little",
    "What is 11*11 **kg** of _ledger_?",
  ];
  for (const text of said) await ann.ask(text);
});
afterAll(() => server[Symbol.asyncDispose]());

/** The lines of the result, with the person's own messages alone: the scripted model repeats them. */
async function search(query: string, conversationId: string | null = null) {
  const context = {
    ctx: server.as(createAgentActor(ann.person)),
    signal: new AbortController().signal,
    runId: newId(),
    conversationId,
    timeZone: "UTC",
    said: [],
    asked: [],
  };
  const ids = { id: newId(), stepId: newId() };
  const call = { ...ids, name: "search_conversations", input: { query }, label: systemLabel };
  const row = ended(await executeToolCall(context, call, async () => undefined));
  return (row.output?.content ?? "")
    .split("\n\n")
    .filter((line) => !line.includes("the assistant wrote"))
    .map((line) => line.replace(/^In .+the person wrote: /, ""));
}

describe("a search of conversations", () => {
  it("takes a number with its separators for one word, and finds it with and without them", async () => {
    expect((await search("2,480")).toSorted()).toEqual([
      "In plain digits it was 2480",
      "The offer is 2,480 euros",
    ]);
    expect(await search("2480")).toHaveLength(2);
    expect(await search("24")).toEqual(["Nothing was found for “24” in other conversations."]);
    expect(await search("2,481")).toEqual(["Nothing was found for “2,481” in other conversations."]);
  });

  it("quotes what the person typed with all its signs", async () => {
    expect(await search("ledger")).toEqual(["What is 11*11 **kg** of _ledger_?"]);
  });

  it("shows what holds all words first, and below it, saying so, what holds some", async () => {
    expect(await search("the harbour in spring")).toEqual([
      "The harbour opens in spring",
      "Only some of the words:",
      "The harbour tour costs little",
    ]);
    const [opening, ...some] = await search("harbour festival");
    expect(opening).toBe("No message holds all of the words. Some of them:");
    expect(some).toHaveLength(2);
  });

  it("speaks of the other conversations, for it leaves out the one in which it is made", async () => {
    const { items } = await ann.get<{ items: { id: string; title: string }[] }>("/api/v1/conversations");
    const own = items.find(({ title }) => title.includes("tour"));
    expect(await search("tour", own?.id ?? "")).toEqual([
      "Nothing was found for “tour” in other conversations.",
    ]);
  });
});
