import { afterEach, describe, expect, it } from "vitest";
import type { ChatClient } from "#features/chat/server/testing.ts";
import type { InboxItem } from "#features/inbox/contract/index.ts";
import { mailDeciders } from "#features/inbox/server/mails/mail-deciders.ts";
import { changeRunLimits } from "#features/runs/server/testing.ts";
import { stageInbox } from "./testing/stage-inbox.ts";

const staged = stageInbox();
const { browserOf, inboxOf } = staged;
let restore = () => {};
afterEach(() => restore());

type LimitItem = Extract<InboxItem, { type: "limit" }>;

async function reachLimit(who: ChatClient) {
  restore = changeRunLimits({ steps: 2 });
  const { body } = await who.send("[[script:tool-count]] Count");
  const limits = async () => (await inboxOf(who)).items.filter((item) => item.type === "limit");
  await expect.poll(async () => (await limits()).length, { timeout: 20_000, interval: 20 }).toBe(1);
  const [item] = (await limits()) as LimitItem[];
  if (!item) throw new Error("Nothing waits.");
  return { run: body.run, conversation: body.conversation, item };
}

describe("a run that waits at a limit", () => {
  it("is in the inbox of its person, with its conversation, until they decide", async () => {
    const jana = browserOf();
    const { run, conversation, item } = await reachLimit(jana);
    expect(item.limit).toMatchObject({
      ...{ runId: run.id, conversationId: conversation.id, isOpen: true },
      asked: { limit: "steps", allowed: 2, more: 2 },
    });
    const decision = { waitId: item.id, decision: "end" };
    expect((await jana.call("POST", `/api/v1/runs/${run.id}/limit`, decision)).status).toBe(200);
    expect((await inboxOf(jana)).items).toEqual([]);
    expect(await jana.get(`/api/v1/inbox/limits/${item.id}`)).toMatchObject({
      isOpen: false,
      decision: { chosen: "end", at: expect.any(String) },
    });
    expect(await jana.get(`/api/v1/inbox/items/${item.id}`)).toEqual({ type: "limit" });
  });

  it("is no concern of a colleague, nor of an owner of the workspace", async () => {
    const jana = browserOf();
    const { item, run } = await reachLimit(jana);
    expect(await jana.run(run.id)).toMatchObject({ abilities: { decideLimit: true } });
    const boss = browserOf({ workspaceId: jana.person.workspaceId, role: "owner" });
    expect((await inboxOf(boss)).items).toEqual([]);
    // What the screen of a reader asks before it offers the choice.
    expect((await boss.call("GET", `/api/v1/runs/${run.id}`)).status).toBe(404);
    expect((await boss.call("GET", `/api/v1/inbox/limits/${item.id}`)).status).toBe(404);
  });

  it("leaves the inbox when it is stopped", async () => {
    const jana = browserOf();
    const { run } = await reachLimit(jana);
    await jana.call("POST", `/api/v1/runs/${run.id}/cancel`);
    expect((await inboxOf(jana)).items).toEqual([]);
  });

  it("has a mail of its own enqueued, which its person gets once while it waits", async () => {
    const jana = browserOf();
    const { item } = await reachLimit(jana);
    const { workspaceId, userId } = jana.person;
    const email = `${userId}@people.test`;
    await staged.server.look("update auth.users set email = $2, email_confirmed_at = now() where id = $1", [
      userId,
      email,
    ]);
    const jobs = () =>
      staged.server.look(
        "select 1 from pgboss.job where name = 'inbox.mail_waiting' and data::text like $1",
        [`%${item.id}%`],
      );
    await expect.poll(async () => (await jobs()).length).toBe(1);
    const waiting = { type: "limit", id: item.id, workspaceId, publicUrl: "https://work.test" } as const;
    await mailDeciders(staged.server.system, waiting);
    await mailDeciders(staged.server.system, waiting);
    const mails = await staged.server.look("select kind from outgoing_messages where recipient = $1", [
      email,
    ]);
    expect(mails).toEqual([{ kind: "inbox.limit" }]);
  });
});
