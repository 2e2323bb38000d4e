import { describe, expect, it } from "vitest";
import { systemLabel } from "#platform/contract/label.ts";
import type { Page } from "#platform/contract/page.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import type { MailDraft, OutgoingMail } from "../contract/index.ts";
import { letter, stageMail } from "./testing/stage-mail.ts";
import { writeDraft } from "./write-draft.ts";

const staged = stageMail();
const { clock, newPerson, send, release } = staged;

type Method = "GET" | "POST" | "PUT" | "DELETE";
async function call<Body>(actor: UserActor, method: Method, path: string, body?: object) {
  const reply = await staged.server.server.inject({
    ...{ method, url: `/api/v1/mail${path}`, headers: staged.server.headersOf(actor) },
    ...(body ? { payload: body } : {}),
  });
  return {
    status: reply.statusCode,
    body: (reply.body ? reply.json() : undefined) as Body & { error?: { code: string; message: string } },
  };
}

async function drafted(subject = "Offer") {
  const ann = await newPerson();
  const content = letter({ subject });
  const { id } = await writeDraft(staged.server.as(ann), {
    ...{ id: newId(), content, label: systemLabel, conversationId: null },
  });
  return { ann, id };
}

describe("the mails of a person", () => {
  it("are listed newest first, in pages, with what is left of their time", async () => {
    const ann = await newPerson();
    for (const subject of ["One", "Two", "Three"]) await send(ann, { content: letter({ subject }) });
    const first = await call<Page<OutgoingMail>>(ann, "GET", "/outgoing?limit=2");
    expect(first.body.items.map(({ subject }) => subject)).toEqual(["Three", "Two"]);
    const [mail] = first.body.items;
    expect(mail).toMatchObject({ state: "held", replyTo: ann.email, abilities: { withdraw: true } });
    expect(mail?.secondsLeft).toBeGreaterThan(50);
    const rest = await call<Page<OutgoingMail>>(
      ann,
      "GET",
      `/outgoing?limit=2&cursor=${first.body.nextCursor}`,
    );
    expect([rest.body.items.map(({ subject }) => subject), rest.body.nextCursor]).toEqual([["One"], null]);
    expect((await call(ann, "GET", "/outgoing?cursor=x")).status).toBe(400);
  });

  it("are listed by when they were sent, however long their call waited", async () => {
    const ann = await newPerson();
    const waited = `0190${newId().slice(4)}`;
    await send(ann, { content: letter({ subject: "Sent first" }) });
    clock.aheadMs += 1_000;
    await send(ann, { id: waited, content: letter({ subject: "Sent last" }) });
    const first = await call<Page<OutgoingMail>>(ann, "GET", "/outgoing?limit=1");
    expect(first.body.items.map(({ id }) => id)).toEqual([waited]);
    const rest = await call<Page<OutgoingMail>>(ann, "GET", `/outgoing?cursor=${first.body.nextCursor}`);
    expect(rest.body.items.map(({ subject }) => subject)).toEqual(["Sent first"]);
  });

  it("are taken back until they leave, and then say so", async () => {
    const ann = await newPerson();
    const [kept, left] = [await send(ann), await send(ann)];
    const withdraw = (id: string) => call<OutgoingMail>(ann, "POST", `/outgoing/${id}/withdraw`);
    expect((await withdraw(kept.id)).body).toMatchObject({
      state: "withdrawn",
      abilities: { withdraw: false },
    });
    clock.aheadMs = 60_000;
    await release(left);
    const late = await withdraw(left.id);
    expect([late.status, late.body.error?.code]).toEqual([409, "mail.has_left"]);
    expect((await call<OutgoingMail>(ann, "GET", `/outgoing/${left.id}`)).body).toMatchObject({
      ...{ state: "sent", secondsLeft: 0, problem: null, refused: [] },
    });
  });

  describe("that failed, lie in the outbox or are unknown", () => {
    const again = (who: UserActor, id: string) =>
      call<OutgoingMail>(who, "POST", `/outgoing/${id}/send-again`);
    const ended = async (state: string) => {
      const ann = await newPerson();
      const { id } = await send(ann, { content: letter({ cc: ["cy@other.example"] }) });
      await staged.server.look("update outgoing_mails set state = $2, ended_at = now() where id = $1", [
        id,
        state,
      ]);
      return { ann, id };
    };

    it.each(["failed", "unknown", "in_outbox"])("are sent again once: %s", async (state) => {
      const { ann, id } = await ended(state);
      const seen = await call<OutgoingMail>(ann, "GET", `/outgoing/${id}`);
      expect(seen.body).toMatchObject({ againId: null, abilities: { sendAgain: true } });
      const first = await again(ann, id);
      expect(first.body).toMatchObject({ state: "held", subject: "Offer", cc: ["cy@other.example"] });
      expect(first.body.id).not.toBe(id);
      expect((await again(ann, id)).body.id).toBe(first.body.id);
      expect((await call<OutgoingMail>(ann, "GET", `/outgoing/${id}`)).body).toMatchObject({
        ...{ state, againId: first.body.id, abilities: { sendAgain: false } },
      });
    });

    it("are sent again once more after a repeat that was taken back, and are not said to be repeated", async () => {
      const { ann, id } = await ended("failed");
      const first = await again(ann, id);
      await call<OutgoingMail>(ann, "POST", `/outgoing/${first.body.id}/withdraw`);
      expect((await call<OutgoingMail>(ann, "GET", `/outgoing/${id}`)).body).toMatchObject({
        ...{ againId: null, abilities: { sendAgain: true } },
      });
      const second = await again(ann, id);
      expect(second.body).toMatchObject({ state: "held", subject: "Offer" });
      expect(second.body.id).not.toBe(first.body.id);
      expect((await again(ann, id)).body.id).toBe(second.body.id);
    });

    it.each(["held", "retrying", "sending", "sent", "withdrawn"])(
      "are the only ones: not %s",
      async (state) => {
        const { ann, id } = await ended(state);
        expect((await again(ann, id)).body.error?.code).toBe("mail.not_repeatable");
        expect((await call<Page<OutgoingMail>>(ann, "GET", "/outgoing")).body.items).toHaveLength(1);
      },
    );

    it("are sent again by nobody else", async () => {
      const { ann, id } = await ended("failed");
      const other = await newPerson({ workspaceId: ann.workspaceId });
      expect((await again(other, id)).body.error?.code).toBe("mail.not_found");
    });
  });

  it("are nobody else's", async () => {
    const { ann, id } = await drafted();
    const { id: mailId } = await send(ann);
    for (const other of [
      createUserActor({ workspaceId: ann.workspaceId, role: "owner" }),
      createUserActor(),
    ]) {
      for (const [method, path, body] of [
        ["GET", `/outgoing/${mailId}`],
        ["POST", `/outgoing/${mailId}/withdraw`],
        ["PUT", `/drafts/${id}`, letter()],
        ["DELETE", `/drafts/${id}`],
      ] as const) {
        expect([path, (await call(other, method, path, body)).body.error?.code]).toEqual([
          path,
          "mail.not_found",
        ]);
      }
      for (const list of ["/outgoing", `/outgoing?id=${mailId}`, "/drafts", `/drafts?id=${id}`]) {
        const seen = await call<Page<OutgoingMail | MailDraft>>(other, "GET", list);
        expect([list, seen.status, seen.body.items]).toEqual([list, 200, []]);
      }
    }
  });
});

describe("a draft of a person", () => {
  it("is found by its id until it was sent, and then as a mail", async () => {
    const { ann, id } = await drafted();
    await send(ann);
    const found = async (list: string) =>
      (await call<Page<OutgoingMail | MailDraft>>(ann, "GET", `${list}?id=${id}`)).body.items.map(
        (mail) => mail.id,
      );
    expect([await found("/drafts"), await found("/outgoing")]).toEqual([[id], []]);
    await call(ann, "POST", `/drafts/${id}/send`);
    expect([await found("/drafts"), await found("/outgoing")]).toEqual([[], [id]]);
  });

  it("is changed, sent, and then gone", async () => {
    const { ann, id } = await drafted();
    const changed = await call<MailDraft>(ann, "PUT", `/drafts/${id}`, {
      ...{ to: [" Bob@Other.example "], subject: "New offer", body: "Soon.\r\nAnn" },
    });
    expect(changed.body).toMatchObject({
      to: ["Bob@other.example"],
      subject: "New offer",
      body: "Soon.\nAnn",
    });
    const sent = await call<OutgoingMail>(ann, "POST", `/drafts/${id}/send`);
    expect(sent.body).toMatchObject({ id, state: "held", subject: "New offer" });
    expect((await call<Page<MailDraft>>(ann, "GET", "/drafts")).body.items).toEqual([]);
    expect((await call(ann, "DELETE", `/drafts/${id}`)).status).toBe(404);
  });

  it("is deleted, and refused with an address that is none", async () => {
    const { ann, id } = await drafted();
    const wrong = await call(ann, "PUT", `/drafts/${id}`, { to: ["Bob"], subject: "", body: "" });
    expect([wrong.status, wrong.body.error?.message]).toEqual([
      400,
      expect.stringContaining("Not an email address. Write the address alone"),
    ]);
    expect((await call(ann, "DELETE", `/drafts/${id}`)).status).toBe(204);
  });
});
