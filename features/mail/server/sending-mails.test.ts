import { describe, expect, it } from "vitest";
import { deliverMessage } from "#platform/server/mail/deliver-message.ts";
import { deliverWaitingMessages } from "#platform/server/mail/deliver-waiting-messages.ts";
import { presentMail } from "./mail.presenter.ts";
import { sendAgain } from "./send-again.ts";
import { beginSending } from "./sending/begin-sending.ts";
import { giveUpLostMails } from "./sending/end-sending.ts";
import { releaseDueMails } from "./sending/release-due-mails.job.ts";
import { holdSeconds, letter, stageMail } from "./testing/stage-mail.ts";
import { withdrawMail } from "./withdraw-mail.ts";

const staged = stageMail();
const { clock, carriers, newPerson, send, release, stored } = staged;
const minuteMs = 60_000;

const timesReceived = ({ id }: { id: string }) =>
  staged.mail.received.filter(({ headers }) => headers.get("message-id")?.includes(id)).length;

describe("a mail", () => {
  it("is held back, then sent once to all its recipients, with answers to its person and hidden copies hidden", async () => {
    const ann = await newPerson();
    const content = letter({ to: ["bob@other.example"], cc: ["cy@other.example"], bcc: ["di@else.example"] });
    const row = await send(ann, { content });
    await release(row);
    expect((await stored(row.id)).state).toBe("held");
    expect(staged.mail.received).toEqual([]);

    clock.aheadMs = minuteMs;
    await release(row);
    await release(row);
    expect((await stored(row.id)).state).toBe("sent");
    expect(staged.mail.faults).toEqual([]);
    const [received, ...others] = staged.mail.received;
    expect(others).toEqual([]);
    expect(received?.recipients).toEqual(["bob@other.example", "cy@other.example", "di@else.example"]);
    expect(received?.from).toBe("no-reply@adjutant.test");
    expect(received?.headers.get("from")).toBe("Adjutant <no-reply@adjutant.test>");
    expect(received?.headers.get("reply-to")).toBe(ann.email);
    expect(received?.headers.get("subject")).toBe("Offer");
    expect(received?.text.replaceAll("\r\n", "\n").trim()).toBe("Dear Bob,\nhere it is.");
    expect(received?.headers.get("message-id")).toBe(`<${row.id}@adjutant.test>`);
  });

  it("is not sent twice when its tool call is tried again", async () => {
    const ann = await newPerson();
    const first = await send(ann);
    const second = await send(ann, { id: first.id, content: letter({ subject: "Another" }) });
    expect(second).toMatchObject({ id: first.id, subject: "Offer" });
    const rows = await staged.server.look("select from outgoing_mails where user_id = $1", [ann.userId]);
    expect(rows).toHaveLength(1);
  });

  it("that was taken back is never sent, and one that has left cannot be taken back", async () => {
    const ann = await newPerson();
    const [kept, left] = [await send(ann), await send(ann)];
    const ctx = staged.server.as(ann);
    expect((await withdrawMail(ctx, { id: kept.id })).state).toBe("withdrawn");
    expect((await withdrawMail(ctx, { id: kept.id })).state).toBe("withdrawn");
    clock.aheadMs = minuteMs;
    await release(kept);
    await release(left);
    expect([timesReceived(kept), timesReceived(left)]).toEqual([0, 1]);
    await expect(withdrawMail(ctx, { id: left.id })).rejects.toMatchObject({ code: "mail.has_left" });
  });

  it("is either taken back or released when both happen at once", async () => {
    const ann = await newPerson();
    for (let round = 0; round < 20; round += 1) {
      clock.aheadMs = 0;
      const row = await send(ann);
      clock.aheadMs = minuteMs;
      const withdrawn = withdrawMail(staged.server.as(ann), { id: row.id }).then(
        () => true,
        () => false,
      );
      const released = beginSending(staged.server.system, { workspaceId: row.workspace_id, id: row.id });
      expect(
        [await withdrawn, (await released) !== undefined].filter(Boolean),
        `round ${round}`,
      ).toHaveLength(1);
    }
  });

  it("of a person who may not act any more is not sent", async () => {
    const ann = await newPerson();
    const row = await send(ann);
    await staged.server.look("update auth.users set banned_until = 'infinity' where id = $1", [ann.userId]);
    clock.aheadMs = minuteMs;
    await release(row);
    expect(await stored(row.id)).toMatchObject({
      state: "failed",
      problem: expect.stringContaining("may not act"),
    });
    expect(staged.mail.received).toEqual([]);
  });

  it("goes to the outbox of the installation, once for each recipient, when no mail server is configured", async () => {
    const ann = await newPerson();
    const row = await send(ann, { content: letter({ cc: ["cy@other.example"] }) });
    const { mail } = carriers;
    delete carriers.mail;
    clock.aheadMs = minuteMs;
    await release(row);
    await release(row);
    if (mail) carriers.mail = mail;
    expect((await stored(row.id)).state).toBe("in_outbox");
    const waiting = await staged.server.look<{ recipient: string }>(
      "select recipient from outgoing_messages where user_id = $1 order by recipient",
      [ann.userId],
    );
    expect(waiting.map(({ recipient }) => recipient)).toEqual(["bob@other.example", "cy@other.example"]);
  });

  it("in the outbox does not leave by itself, and its person sends it again once there is a mail server", async () => {
    const ann = await newPerson();
    const { mail } = carriers;
    delete carriers.mail;
    const row = await send(ann);
    clock.aheadMs = minuteMs;
    await release(row);
    const ctx = staged.server.as(ann);
    await expect(sendAgain(ctx, { id: row.id, holdSeconds })).rejects.toMatchObject({
      code: "mail.no_server",
    });
    if (mail) carriers.mail = mail;

    clock.aheadMs = 60 * minuteMs;
    await deliverWaitingMessages.perform(staged.server.system, {});
    for (const { id } of await staged.server.look<{ id: string }>(
      "select id from outgoing_messages where user_id = $1",
      [ann.userId],
    )) {
      await deliverMessage.perform(staged.server.system, { id });
    }
    await releaseDueMails.perform(staged.server.system, {});
    expect(timesReceived(row)).toBe(0);
    expect((await stored(row.id)).state).toBe("in_outbox");

    const again = await sendAgain(ctx, { id: row.id, holdSeconds });
    clock.aheadMs += minuteMs;
    await release(again);
    expect((await stored(again.id)).state).toBe("sent");
    expect((await sendAgain(ctx, { id: row.id, holdSeconds })).id).toBe(again.id);
  });

  it("that was held without a mail server, or approved as one that reaches nobody, ends in the outbox although there is one", async () => {
    const ann = await newPerson();
    const { mail } = carriers;
    delete carriers.mail;
    const held = await send(ann);
    if (mail) carriers.mail = mail;
    const approved = await send(ann, { wasToldOutbox: true });
    expect(presentMail(staged.server.as(ann), held).isForOutbox).toBe(true);
    clock.aheadMs = minuteMs;
    await release(held);
    await release(approved);
    expect([(await stored(held.id)).state, (await stored(approved.id)).state]).toEqual([
      "in_outbox",
      "in_outbox",
    ]);
    expect(staged.mail.received).toEqual([]);
  });
});

describe("an attempt to send", () => {
  async function attempt(...script: Parameters<typeof staged.mail.script.push>) {
    const row = await send(await newPerson());
    clock.aheadMs = minuteMs;
    staged.mail.script.push(...script);
    await release(row);
    return row;
  }

  it("that the server refuses for now is repeated later, until it is accepted", async () => {
    const row = await attempt({ at: "content", code: 451, words: "4.3.0 Try later" });
    const { state, due_at, problem } = await stored(row.id);
    expect([state, problem]).toEqual(["retrying", "The mail server refused the mail (451 4.3.0)."]);
    expect(due_at.getTime()).toBeGreaterThan(Date.now() + minuteMs);
    await release(row);
    expect((await stored(row.id)).state).toBe("retrying");
    clock.aheadMs = 2 * minuteMs;
    await releaseDueMails.perform(staged.server.system, {});
    expect((await stored(row.id)).state).toBe("sent");
    expect(timesReceived(row)).toBe(1);
  });

  it("that cannot reach the server is repeated, and the mail can still be taken back", async () => {
    const ann = await newPerson();
    const row = await send(ann);
    const { mail } = carriers;
    if (!mail) throw new Error("There is no carrier.");
    carriers.mail = {
      ...mail,
      submit: async () => ({ outcome: "not_accepted", message: "No server.", isFinal: false }),
    };
    clock.aheadMs = minuteMs;
    await release(row);
    carriers.mail = mail;
    expect((await stored(row.id)).state).toBe("retrying");
    expect((await withdrawMail(staged.server.as(ann), { id: row.id })).state).toBe("withdrawn");
  });

  it("that the server refuses for good is not repeated", async () => {
    const row = await attempt({ at: "content", code: 554, words: "5.7.1 Not from you" });
    expect(await stored(row.id)).toMatchObject({
      state: "failed",
      problem: "The mail server refused the mail (554 5.7.1).",
    });
  });

  it.each(["silence", "loss"] as const)(
    "whose connection ends in %s after the content is unknown, and never repeated",
    async (at) => {
      const row = await attempt({ at });
      expect((await stored(row.id)).state).toBe("unknown");
      clock.aheadMs = 100 * minuteMs;
      await release(row);
      await releaseDueMails.perform(staged.server.system, {});
      expect(timesReceived(row)).toBe(1);
    },
  );

  it("of a server that died is unknown, and never repeated", async () => {
    const row = await send(await newPerson());
    clock.aheadMs = minuteMs;
    await beginSending(staged.server.system, { workspaceId: row.workspace_id, id: row.id });
    await release(row);
    expect((await stored(row.id)).state).toBe("sending");
    clock.aheadMs = 10 * minuteMs;
    await giveUpLostMails(staged.server.system, new Date(Date.now() + clock.aheadMs));
    await release(row);
    expect(await stored(row.id)).toMatchObject({ state: "unknown", attempts: 1 });
    expect(staged.mail.received).toEqual([]);
  });

  it("that takes the mail for some recipients says who was refused", async () => {
    const row = await send(await newPerson(), { content: letter({ cc: ["cy@other.example"] }) });
    clock.aheadMs = minuteMs;
    staged.mail.script.push({ at: "recipient", code: 550, words: "5.1.1 Unknown" });
    await release(row);
    const [{ refused_addresses: refused, state } = { refused_addresses: [], state: "" }] =
      await staged.server.look<{
        refused_addresses: string[];
        state: string;
      }>("select state, refused_addresses from outgoing_mails where id = $1", [row.id]);
    expect([state, refused]).toEqual(["sent", ["bob@other.example"]]);
  });
});
