import { describe, expect, it } from "vitest";
import { systemLabel } from "#platform/contract/label.ts";
import { newId } from "#platform/server/ids.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { DraftContent, MailContent, readMailAddress } from "../contract/index.ts";
import { sendDraft } from "./send-draft.ts";
import { mostMailsPerDay } from "./send-mail.ts";
import { holdSeconds, letter, stageMail } from "./testing/stage-mail.ts";
import { withdrawMail } from "./withdraw-mail.ts";
import { writeDraft } from "./write-draft.ts";

const staged = stageMail();
const { newPerson, send } = staged;

describe("an address", () => {
  it.each([
    [" Bob.O'Hara+x@Example.COM ", "Bob.O'Hara+x@example.com"],
    ["bob@bücher.example", "bob@xn--bcher-kva.example"],
    ["bob@exаmple.com", "bob@xn--exmple-4nf.com"],
  ])("%j is stored as %j", (written, stored) => expect(readMailAddress(written)).toBe(stored));

  it.each([
    "Bob <bob@example.com>",
    "bob@example.com, eve@example.com",
    "bob@example.com\r\nBcc: eve@example.com",
    "bob@localhost",
    "bob@127.0.0.1",
    "bob@exam ple.com",
    "bob@example.com/path",
    "@example.com",
    "bob..x@example.com",
    "",
  ])("%j is refused", (written) => expect(readMailAddress(written)).toBeUndefined());
});

describe("a mail", () => {
  const problemsOf = (facts: object) => {
    const { error } = MailContent.safeParse({ ...letter(), ...facts });
    return error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
  };

  it("keeps each address once, where it stands first", () => {
    const mail = MailContent.parse({
      ...letter({ to: ["bob@a.example", "BOB@a.example"], cc: ["cy@a.example", "bob@a.example"] }),
      bcc: ["Cy@a.example", "di@a.example"],
    });
    expect([mail.to, mail.cc, mail.bcc]).toEqual([["bob@a.example"], ["cy@a.example"], ["di@a.example"]]);
  });

  it.each([
    [{ to: [] }, "to"],
    [
      {
        to: Array.from({ length: 12 }, (_, n) => `a${n}@b.example`),
        bcc: Array.from({ length: 9 }, (_, n) => `c${n}@b.example`),
      },
      "to",
    ],
    [{ to: ["nobody"] }, "to.0"],
    [{ subject: "Hello\r\nBcc: eve@example.com" }, "subject"],
    [{ subject: "x".repeat(251) }, "subject"],
    [{ subject: " " }, "subject"],
    [{ body: "x".repeat(20_001) }, "body"],
    [{ body: " \n" }, "body"],
    [{ body: "a\u0000b" }, "body"],
  ])("%j is refused", (facts, field) => expect(problemsOf(facts).map(([path]) => path)).toEqual([field]));

  it("may be incomplete as a draft", () => {
    expect(DraftContent.parse({ to: [], subject: "", body: "" })).toMatchObject({ to: [], cc: [], bcc: [] });
  });

  it("is refused to a person whose address is not verified", async () => {
    const ann = await newPerson({ isVerified: false });
    await expect(send(ann)).rejects.toMatchObject({ code: "mail.sender_not_verified", status: 403 });
  });

  it("is refused as the 101st of a day, and those taken back do not count", async () => {
    const ann = await newPerson();
    const insert = (count: number, state: string) =>
      staged.server.look(
        `insert into outgoing_mails (workspace_id, id, user_id, to_addresses, cc_addresses, bcc_addresses, reply_to,
           subject, body, integrity, readers, release_at, due_at, state, ended_at)
         select $1, gen_random_uuid(), $2, '{bob@a.example}', '{}', '{}', 'ann@a.example', 'S', 'B', 'user', '{}', now(),
           now(), $3, now() from generate_series(1, $4::int)`,
        [ann.workspaceId, ann.userId, state, count],
      );
    await insert(mostMailsPerDay - 1, "sent");
    await insert(3, "withdrawn");
    await send(ann);
    await expect(send(ann)).rejects.toMatchObject({ code: "mail.too_many" });
  });

  it("is neither seen nor taken back by a colleague or a stranger", async () => {
    const ann = await newPerson();
    const { id } = await send(ann);
    for (const workspaceId of [ann.workspaceId, newId()]) {
      const other = createUserActor({ workspaceId, role: "owner" });
      await expect(withdrawMail(staged.server.as(other), { id })).rejects.toMatchObject({
        code: "mail.not_found",
      });
      const reply = await staged.server.server.inject({
        url: `/api/v1/mail/outgoing/${id}`,
        headers: staged.server.headersOf(other),
      });
      expect([reply.statusCode, reply.json().error.code]).toEqual([404, "mail.not_found"]);
    }
  });

  it("leaves an event whose recipients and text are sealed", async () => {
    const ann = await newPerson();
    const { id } = await send(ann);
    const events = await staged.server.look<{ act: string; envelope: string }>(
      "select act, convert_from(envelope, 'utf8') as envelope from audit_events where workspace_id = $1 order by id",
      [ann.workspaceId],
    );
    const [event] = events.filter(({ act }) => act === "mail.held");
    expect(event?.envelope).toContain(id);
    for (const word of ["bob@other.example", "here it is", "Offer"])
      expect(event?.envelope).not.toContain(word);
  });
});

describe("a draft", () => {
  const draft = async (facts: Partial<DraftContent> = {}) => {
    const ann = await newPerson();
    const content = { ...letter(), ...facts };
    const row = await writeDraft(staged.server.as(ann), {
      ...{ id: newId(), content, label: systemLabel, conversationId: null },
    });
    return { ann, row };
  };

  it("becomes one held mail when its person sends it, however often", async () => {
    const { ann, row } = await draft();
    const ctx = staged.server.as(ann);
    const [first, second] = [
      await sendDraft(ctx, { id: row.id, holdSeconds }),
      await sendDraft(ctx, { id: row.id, holdSeconds }),
    ];
    expect([first.id, first.state, second.id]).toEqual([row.id, "held", row.id]);
    expect(await staged.server.look("select from mail_drafts where id = $1", [row.id])).toEqual([]);
  });

  it("is not sent while something is missing", async () => {
    const { ann, row } = await draft({ to: [] });
    await expect(sendDraft(staged.server.as(ann), { id: row.id, holdSeconds })).rejects.toMatchObject({
      code: "mail.incomplete",
      message: "A mail needs a recipient.",
    });
  });

  it("is sent by nobody else, and not by an agent alone", async () => {
    const { ann, row } = await draft();
    const colleague = await newPerson({ workspaceId: ann.workspaceId });
    await expect(sendDraft(staged.server.as(colleague), { id: row.id, holdSeconds })).rejects.toMatchObject({
      code: "mail.not_found",
    });
    const agent = staged.server.as({ type: "agent", runId: newId(), person: ann });
    await expect(sendDraft(agent, { id: row.id, holdSeconds })).rejects.toMatchObject({
      code: "auth.forbidden",
    });
  });
});
