import { describe, expect, it } from "vitest";
import type { ChatClient } from "#features/chat/server/testing.ts";
import { mailDeciders } from "#features/inbox/server/mails/mail-deciders.ts";
import { stageInbox } from "./testing/stage-inbox.ts";

const staged = stageInbox();
const { browserOf, askFor, askQuestion, answer, inboxOf } = staged;
const note = { to: ["kim@customer.test"], text: "The secret plan" };
const publicUrl = "https://work.test";

/** A person with a proved address of their own. */
async function proved(facts: Parameters<typeof browserOf>[0] = {}, metadata: object = {}) {
  const who = browserOf(facts);
  await who.call("GET", "/api/v1/inbox");
  const email = `${who.person.userId}@people.test`;
  await staged.server.look(
    "update auth.users set email = $2, email_confirmed_at = now(), raw_user_meta_data = $3 where id = $1",
    [who.person.userId, email, JSON.stringify(metadata)],
  );
  return { who, email };
}

const mailsTo = (email: string) =>
  staged.server.look<{ kind: string; dedupe_key: string }>(
    "select kind, dedupe_key from outgoing_messages where recipient = $1",
    [email],
  );
const approvalOf = async (who: ChatClient) => {
  const [item] = (await inboxOf(who)).items;
  return { type: "approval" as const, id: item?.id ?? "", workspaceId: who.person.workspaceId };
};
const due = (waiting: { type: "approval" | "question"; id: string; workspaceId: string }) =>
  mailDeciders(staged.server.system, { ...waiting, publicUrl });

describe("what still waits five minutes after it was asked", () => {
  it("has its mail enqueued together with it", async () => {
    const { who } = await proved();
    const { question } = await askQuestion(who, { question: "Which one?" });
    await askFor(who, "send_note", note);
    const approval = (await inboxOf(who)).items.find(({ type }) => type === "approval");
    const jobs = () =>
      staged.server.look<{ data: object; after: number }>(
        `select data, extract(epoch from start_after - created_on)::int as after from pgboss.job
         where name = 'inbox.mail_waiting' and data::text like any($1)`,
        [[`%${question.id}%`, `%${approval?.id}%`]],
      );
    await expect.poll(async () => (await jobs()).map(({ after }) => after)).toEqual([300, 300]);
  });

  it("causes one mail to its person, however often the job runs", async () => {
    const { who, email } = await proved();
    await askFor(who, "send_note", note);
    const waiting = await approvalOf(who);
    await due(waiting);
    await due(waiting);
    await Promise.all([due(waiting), due(waiting)]);
    expect(await mailsTo(email)).toMatchObject([{ kind: "inbox.approval" }]);
  });

  it("mails about a question too", async () => {
    const { who, email } = await proved();
    const { question } = await askQuestion(who, { question: "Which one?" });
    await due({ type: "question", id: question.id, workspaceId: who.person.workspaceId });
    expect(await mailsTo(email)).toMatchObject([{ kind: "inbox.question" }]);
  });

  it("mails the owners and admins who can decide, when somebody else has to", async () => {
    staged.setRules({ send_note: { mode: "ask", needsOther: true } });
    const jana = await proved({ role: "owner" });
    const { workspaceId } = jana.who.person;
    const [admin, member] = [await proved({ workspaceId, role: "admin" }), await proved({ workspaceId })];
    await askFor(jana.who, "send_note", note);
    await due(await approvalOf(admin.who));
    const counts = await Promise.all(
      [jana, admin, member].map(async ({ email }) => (await mailsTo(email)).length),
    );
    expect(counts).toEqual([0, 1, 0]);
  });
});

describe("nobody is mailed", () => {
  it("when it was decided or answered before, or its run has ended", async () => {
    const { who, email } = await proved();
    const { question } = await askQuestion(who, { question: "Which one?" });
    await answer(who, question, "This");
    await due({ type: "question", id: question.id, workspaceId: who.person.workspaceId });
    const { run } = await askFor(who, "send_note", note);
    const waiting = await approvalOf(who);
    await who.call("POST", `/api/v1/runs/${run.id}/cancel`);
    await due(waiting);
    expect(await mailsTo(email)).toEqual([]);
  });

  it("at an address that was not proved", async () => {
    const { who, email } = await proved();
    await staged.server.look("update auth.users set email_confirmed_at = null where id = $1", [
      who.person.userId,
    ]);
    await askFor(who, "send_note", note);
    await due(await approvalOf(who));
    expect(await mailsTo(email)).toEqual([]);
  });

  it("who switched these mails off, until they switch them on", async () => {
    const { who, email } = await proved();
    const choose = (isOn: boolean) => who.call("PUT", "/api/v1/inbox/mails", { isOn });
    expect(await who.get("/api/v1/inbox/mails")).toEqual({ isOn: true, remindersAreOn: true });
    expect((await choose(false)).body).toEqual({ isOn: false, remindersAreOn: true });
    expect(await who.get("/api/v1/inbox/mails")).toEqual({ isOn: false, remindersAreOn: true });
    await askFor(who, "send_note", note);
    await due(await approvalOf(who));
    expect(await mailsTo(email)).toEqual([]);
    await choose(true);
    await due(await approvalOf(who));
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
