import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ChatClient, type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import { createInboxModule } from "#features/inbox/server/module.ts";
import { createMailModule } from "#features/mail/server/module.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import type { InboxReply } from "./testing/stage-inbox.ts";

let server: ChatServer;

beforeAll(async () => {
  const mail = createMailModule({ sender: "office@acme.test", holdSeconds: 60 });
  server = await createOwnChatServer({
    tickMs: 50,
    modules: [createInboxModule({ publicUrl: "https://work.test" }), mail],
  });
});
afterAll(() => server[Symbol.asyncDispose]());

/** A mail of a person with a verified address, which waits for its approval. */
async function askForMail() {
  const who = new ChatClient(server, createUserActor());
  await who.call("GET", "/api/v1/inbox");
  const email = `${who.person.userId}@acme.test`;
  await server.look("update auth.users set email = $2, email_confirmed_at = now() where id = $1", [
    ...[who.person.userId, email],
  ]);
  const mail = { to: ["kim@customer.test"], subject: "The offer", body: "Dear Kim" };
  const { body } = await who.send(`[[script:obedient]] [[call send_mail ${JSON.stringify(mail)}]]`);
  await expect.poll(async () => (await who.run(body.run.id)).status, { timeout: 20_000 }).toBe("waiting");
  const [item] = (await who.get<InboxReply>("/api/v1/inbox")).items;
  if (item?.type !== "approval") throw new Error("The mail needs no approval.");
  const approve = (changes: object) =>
    who.call<{ error?: { code: string; message: string } }>("POST", `/api/v1/approvals/${item.id}/approve`, {
      ...{ hash: item.approval.hash, changes },
    });
  return { who, email, run: body.run, approve };
}

describe("a mail that is changed before it is approved", () => {
  it("is shown anew with what is known of its addresses, and goes as it was changed", async () => {
    const { who, email, run, approve } = await askForMail();
    const { status, body } = await approve({ subject: "The new offer", cc: "lee@customer.test" });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        decision: { isChanged: true },
        shown: { act: "Send an email to 2 people outside your company" },
      },
    });
    expect(JSON.stringify(body)).toContain(email);
    await expect.poll(async () => (await who.run(run.id)).status, { timeout: 20_000 }).toBe("succeeded");
    const rows = await server.look(
      "select to_addresses, cc_addresses from outgoing_mails where user_id = $1",
      [who.person.userId],
    );
    expect(rows).toEqual([{ to_addresses: ["kim@customer.test"], cc_addresses: ["lee@customer.test"] }]);
  });

  it("still waits after a change that does not fit, and says which one", async () => {
    const { who, run, approve } = await askForMail();
    const { status, body } = await approve({ to: "kim at customer" });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      code: "approval.invalid_change",
      message: expect.stringMatching(/^to/),
    });
    expect((await who.run(run.id)).status).toBe("waiting");
  });
});
