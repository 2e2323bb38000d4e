import { describe, expect, it } from "vitest";
import type { Conversation } from "#features/chat/contract/index.ts";
import type { ChatClient } from "#features/chat/server/testing.ts";
import { mailDeciders } from "#features/inbox/server/mails/mail-deciders.ts";
import type { Page } from "#platform/contract/page.ts";
import type { StoredMessage } from "#platform/server/mail/outgoing-message.repository.ts";
import { readContent } from "#platform/server/mail/read-content.ts";
import { stageInbox } from "./testing/stage-inbox.ts";

type Sealed = Pick<StoredMessage, "id" | "kind" | "sealed_content">;

const staged = stageInbox();
const { browserOf } = staged;

const toldTo = (who: ChatClient) =>
  staged.server.look<{ title: string; isDone: boolean }>(
    `select facts ->> 'title' as title, (facts ->> 'isDone')::boolean as "isDone" from notifications
     where kind = 'run_ended' and user_id = $1`,
    [who.person.userId],
  );

async function sendInBackground(who: ChatClient, text: string) {
  const { status, body } = await who.send(text, { isBackground: true });
  expect(status).toBe(202);
  return body;
}

describe("what a person sent to the background", () => {
  it("is a conversation of its own; they are told once when it is done", async () => {
    const jana = browserOf();
    const sent = await sendInBackground(jana, "Hello there");
    await expect
      .poll(() => toldTo(jana), { timeout: 20_000 })
      .toEqual([{ title: "Hello there", isDone: true }]);
    expect((await jana.messages(sent.conversation.id)).map(({ status }) => status)).toEqual([
      "complete",
      "complete",
    ]);
  });

  it("says that it failed", async () => {
    const jana = browserOf();
    await sendInBackground(jana, "[[script:cut]]");
    await expect
      .poll(async () => (await toldTo(jana)).map(({ isDone }) => isDone), { timeout: 20_000 })
      .toEqual([false]);
  });

  it("is told by one mail as well, unless the person switched these mails off", async () => {
    const [jana, mute] = [browserOf(), browserOf()];
    for (const who of [jana, mute]) {
      await who.call("GET", "/api/v1/inbox");
      await staged.server.look("update auth.users set email = $2, email_confirmed_at = now() where id = $1", [
        who.person.userId,
        `${who.person.userId}@people.test`,
      ]);
    }
    await mute.call("PUT", "/api/v1/inbox/mails", { isOn: false });
    for (const who of [jana, mute]) {
      const { run } = await sendInBackground(who, "Hello");
      await expect.poll(async () => (await toldTo(who)).length, { timeout: 20_000 }).toBe(1);
      const due = { type: "ended", id: run.id, workspaceId: who.person.workspaceId } as const;
      await mailDeciders(staged.server.system, { ...due, publicUrl: "https://work.test" });
      await mailDeciders(staged.server.system, { ...due, publicUrl: "https://work.test" });
    }
    const mails = (who: ChatClient) =>
      staged.server.look<Sealed>(
        "select id, kind, sealed_content from outgoing_messages where recipient = $1",
        [`${who.person.userId}@people.test`],
      );
    const [mail, ...more] = await mails(jana);
    expect([mail?.kind, more]).toEqual(["inbox.ended", []]);
    expect(await mails(mute)).toEqual([]);
    const [conversation] = (await jana.get<Page<Conversation>>("/api/v1/conversations")).items;
    const { link } = readContent(staged.server.services, mail ?? { id: "", sealed_content: null });
    expect(link).toBe(`https://work.test/chat/${conversation?.id}`);
  });

  it("says nothing when the person stopped it, nor of an answer that they waited for", async () => {
    const jana = browserOf();
    const { run } = await sendInBackground(jana, "[[script:slow-headers wait=20000]]");
    await jana.call("POST", `/api/v1/runs/${run.id}/cancel`);
    await expect.poll(async () => (await jana.run(run.id)).status, { timeout: 20_000 }).toBe("cancelled");
    await jana.ask("Hello");
    await sendInBackground(jana, "The last one");
    await expect
      .poll(() => toldTo(jana), { timeout: 20_000 })
      .toEqual([{ title: "The last one", isDone: true }]);
  });
});
