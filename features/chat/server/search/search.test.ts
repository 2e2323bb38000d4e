import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "#platform/contract/page.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import { newId } from "#platform/server/ids.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import type { FoundText } from "../../contract/index.ts";
import { ChatClient } from "../testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "../testing/create-chat-server.ts";
import { indexPendingTexts } from "./index-pending.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const newPerson = (workspaceId = newId()) => new ChatClient(server, personOf(workspaceId));
const pathOf = (words: string) => `/api/v1/search/conversations?words=${encodeURIComponent(words)}`;
const textOf = (segments: FoundText["title"]) =>
  segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");
const lineOf = ({ title, message }: FoundText) =>
  message ? `${message.role}: ${textOf(message.excerpt)}` : `title: ${textOf(title)}`;
async function find(who: ChatClient, words: string) {
  return (await who.get<Page<FoundText>>(pathOf(words))).items.map(lineOf);
}

describe("a search of conversations", () => {
  it("finds titles, questions and answers, with the words marked", async () => {
    const ann = newPerson();
    await ann.ask("[[script:text The harbour opens at dawn.]] When does the harbour open?", {});
    const found = await find(ann, "harbour");
    expect(found[0]).toMatch(/^title: .*\[harbour\]/);
    expect(found).toContainEqual(expect.stringMatching(/^user: .*\[harbour\]/));
  });

  it("takes the last word for unfinished until a space follows, and folds case and accents", async () => {
    const ann = newPerson();
    await ann.ask("Überlegung zum Café");
    const typed = await find(ann, "uberl");
    expect(typed[0]).toBe("title: [Überlegung] zum Café");
    expect(await find(ann, "uberl ")).toEqual([]);
    expect(await find(ann, "CAFE")).toEqual(await find(ann, "café"));
  });

  it("shows messages with all words before those with some, and says which", async () => {
    const ann = newPerson();
    await ann.ask("red lantern by the door", {});
    await ann.ask("red boat", {});
    const { items } = await ann.get<Page<FoundText>>(pathOf("lantern red"));
    const questions = items.filter(({ message }) => message?.role === "user");
    expect(questions.map((item) => [lineOf(item), item.holdsAll])).toEqual([
      ["user: [red] [lantern] by the door", true],
      ["user: [red] boat", false],
    ]);
  });

  it("finds parts of scripts without spaces", async () => {
    const ann = newPerson();
    await ann.ask("明日の会議は十時です");
    expect(await find(ann, "会議")).toContain("user: 明日の[会議]は十時です");
    expect(await find(ann, "会")).toContain("user: 明日の[会]議は十時です");
    expect(await find(ann, "議会")).toEqual([]);
  });

  it("follows a renamed title and forgets the old one", async () => {
    const ann = newPerson();
    const { conversationId } = await ann.ask("Something");
    await ann.call("PATCH", `/api/v1/conversations/${conversationId}`, { title: "Quarterly kestrel" });
    expect(await find(ann, "kestrel")).toEqual(["title: Quarterly [kestrel]"]);
    await ann.call("PATCH", `/api/v1/conversations/${conversationId}`, { title: "Other" });
    expect(await find(ann, "kestrel")).toEqual([]);
  });

  it("shows what is said to nobody else, in the same workspace or another, until it is shared", async () => {
    const workspaceId = newId();
    const [ann, bob] = [newPerson(workspaceId), newPerson(workspaceId)];
    await storePerson(server, bob.person);
    const { conversationId } = await ann.ask("The plover contract");
    expect(await find(bob, "plover")).toEqual([]);
    expect(await find(newPerson(), "plover")).toEqual([]);
    const object = { noun: "conversation", id: conversationId };
    const share = { object, subject: { userId: bob.person.userId }, relation: "viewer" as const };
    await shareObject(server.as(ann.person), share);
    expect(await find(bob, "plover")).toContain("user: The [plover] contract");
  });

  it("never shows a deleted conversation, and shows a restored one again", async () => {
    const ann = newPerson();
    const { conversationId } = await ann.ask("The avocet file");
    await ann.call("DELETE", `/api/v1/conversations/${conversationId}`);
    expect(await find(ann, "avocet")).toEqual([]);
    await ann.call("POST", `/api/v1/conversations/${conversationId}/restore`);
    expect(await find(ann, "avocet")).not.toEqual([]);
  });

  it.each(["nonsense", "3_1_00000000-0000-0000-0000-000000000000", "0_x_y"])(
    "refuses the cursor %s",
    async (cursor) => {
      const { status } = await newPerson().call("GET", `${pathOf("a")}&cursor=${cursor}`);
      expect(status).toBe(400);
    },
  );

  it("refuses a search for nothing", async () => {
    expect((await newPerson().call("GET", pathOf("  "))).status).toBe(400);
    expect(await find(newPerson(), "… !")).toEqual([]);
  });
});

describe("an owner with many messages", () => {
  it("is led from page to page to each match once, through young, settled and imported ones", async () => {
    const ann = newPerson();
    const { conversationId } = await ann.ask("Start");
    const { workspaceId, userId } = ann.person;
    const store = (from: number, to: number, day: string) =>
      server.look(
        `insert into messages (workspace_id, id, conversation_id, user_id, role, status, body, created_at)
         select $1, gen_random_uuid(), $2, $3, 'user', 'complete',
           'note ' || n || case when n % 50 = 0 then ' curlew' else '' end, $6::timestamptz + n * interval '1 microsecond'
         from generate_series($4::int, $5::int) n`,
        [workspaceId, conversationId, userId, from, to, day],
      );
    await store(1, 3500, "2026-02-01");
    await server.look("insert into crowded_owners values ($1, $2) on conflict do nothing", [
      workspaceId,
      userId,
    ]);
    await indexPendingTexts.perform(server.system, {});
    const [settled] = await server.look<{ count: string }>(
      "select count(*) from settled_entries where owner_id = $1",
      [userId],
    );
    expect(Number(settled?.count)).toBeGreaterThan(2400);
    await store(3501, 3600, "2026-01-01");
    await indexPendingTexts.perform(server.system, {});

    for (const [words, count] of [
      ["curlew", 72],
      ["note curl", 72],
    ] as const) {
      const seen: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const page: Page<FoundText> = await ann.get(
          `${pathOf(words)}&limit=50${cursor && `&cursor=${cursor}`}`,
        );
        seen.push(
          ...page.items
            .filter(({ holdsAll }) => holdsAll)
            .map((item) => `${item.createdAt} ${item.message?.id}`),
        );
        cursor = page.items.every(({ holdsAll }) => holdsAll) ? page.nextCursor : null;
      }
      expect(new Set(seen).size).toBe(count);
      expect(seen).toHaveLength(count);
      const days = seen.map((line) => line.slice(0, 19));
      expect(days).toEqual(days.toSorted().toReversed());
    }
  });
});
