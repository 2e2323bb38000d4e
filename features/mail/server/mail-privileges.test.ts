import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#platform/server/db/transaction.ts";
import { newId } from "#platform/server/ids.ts";
import { stageMail } from "./testing/stage-mail.ts";

const staged = stageMail();
const forbidden = { code: "42501" };

/** A held mail, and SQL as its person. */
async function stage() {
  const person = await staged.newPerson();
  const mail = await staged.send(person);
  const claims = { role: "authenticated", sub: person.userId, workspace_id: person.workspaceId } as const;
  const run = (text: string) =>
    inTransaction(staged.server.services.pool, claims, "write", (db) => sql.raw(text).execute(db));
  const update = (set: string) => run(`update outgoing_mails set ${set} where id = '${mail.id}'`);
  return { person, mail, run, update };
}

describe("the rights of a person's transaction on mails", () => {
  it.each([
    "body = 'Another text'",
    "to_addresses = '{thief@evil.test}'",
    "reply_to = 'thief@evil.test'",
    "integrity = 'user'",
    "readers = '{}'",
    "release_at = now()",
    "due_at = now()",
    "user_id = gen_random_uuid()",
  ])("refuse to change what was sent: %s", async (set) => {
    const { update } = await stage();
    await expect(update(set)).rejects.toMatchObject(forbidden);
  });

  it.each(["sending", "sent", "failed"])("refuse to call a held mail %s", async (state) => {
    const { update } = await stage();
    await expect(update(`state = '${state}'`)).rejects.toMatchObject(forbidden);
  });

  it("reach no mail that has left", async () => {
    const { mail, update } = await stage();
    await staged.server.look("update outgoing_mails set state = 'sent' where id = $1", [mail.id]);
    expect((await update("state = 'withdrawn'")).numAffectedRows).toBe(0n);
  });

  it.each(["", ", state", ", again_of", ", attempts"])("insert none: its%s", async (column) => {
    const { mail, run } = await stage();
    const columns = `workspace_id, user_id, to_addresses, cc_addresses, bcc_addresses, reply_to, subject, body, integrity,
      readers, release_at, due_at${column}`;
    const copied = `insert into outgoing_mails (id, ${columns})
      select '${newId()}', ${columns} from outgoing_mails where id = '${mail.id}'`;
    await expect(run(copied)).rejects.toMatchObject(forbidden);
  });

  it("delete none", async () => {
    const { mail, run } = await stage();
    await expect(run(`delete from outgoing_mails where id = '${mail.id}'`)).rejects.toMatchObject(forbidden);
  });

  /** Stores a copy of the mail as a repeat of `repeats`, with another text if one is given. */
  const repeat = (repeats: string, ofMail: string, body = "body") =>
    `select app.hold_mail('${newId()}', to_addresses, cc_addresses, bcc_addresses, reply_to, subject, ${body}, integrity,
       readers, null, now(), now(), '${repeats}') from outgoing_mails where id = '${ofMail}'`;

  it("repeat no mail that waits, none with another text, and none of somebody else", async () => {
    const { mail, run } = await stage();
    await expect(run(repeat(mail.id, mail.id))).rejects.toMatchObject(forbidden);
    await staged.server.look("update outgoing_mails set state = 'failed' where id = $1", [mail.id]);
    await expect(run(repeat(mail.id, mail.id, "'Another text'"))).rejects.toMatchObject(forbidden);
    const other = await stage();
    await expect(other.run(repeat(mail.id, other.mail.id))).rejects.toMatchObject(forbidden);
  });

  it("store no mail that leaves before it was made", async () => {
    const { mail, run } = await stage();
    const early = repeat(mail.id, mail.id).replace("now(), now()", "now() - interval '1 day', now()");
    await expect(run(early.replace(`'${mail.id}')`, "null)"))).rejects.toMatchObject(forbidden);
  });

  it.each(["integrity = 'system'", "readers = '{}'"])("keep the label of a draft: %s", async (set) => {
    const { run } = await stage();
    await expect(run(`update mail_drafts set ${set}`)).rejects.toMatchObject(forbidden);
  });
});
