import { describe, expect, it, vi } from "vitest";
import type { ChatClient } from "#features/chat/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { stageInbox } from "./testing/stage-inbox.ts";

const staged = stageInbox();
const { browserOf, askFor, askQuestion, answer, inboxOf, ended } = staged;
const note = { to: ["kim@customer.test"], text: "Dear Kim" };
const fails = async (who: ChatClient, more: object = {}) => {
  const { body } = await who.send("[[script:failing]] Hello", more);
  await ended(who, body.run.id, "failed");
  return body;
};

describe("an inbox", () => {
  it("has what waits for its person, newest first, with its count", async () => {
    const jana = browserOf();
    expect(await inboxOf(jana)).toEqual({ items: [], nextCursor: null, counts: { mine: 0, others: 0 } });
    const { conversation, run } = await fails(jana);
    await askFor(jana, "send_note", note);
    const { question } = await askQuestion(jana, { question: "Which one?" });
    const { items, counts } = await inboxOf(jana);
    expect(counts).toEqual({ mine: 3, others: 0 });
    expect(items).toMatchObject([
      { type: "question", id: question.id, question: { text: "Which one?" } },
      { type: "approval", approval: { status: "requested", shown: { act: "Send a note to 1 people" } } },
      {
        type: "failed_run",
        id: run.id,
        run: {
          conversationId: conversation.id,
          title: expect.any(String),
          error: { code: expect.any(String) },
        },
      },
    ]);
  });

  it("loses what was decided, answered, or stopped", async () => {
    const jana = browserOf();
    const { question, run } = await askQuestion(jana, { question: "Which one?" });
    const asked = await askFor(jana, "send_note", note);
    await answer(jana, question, "This");
    await ended(jana, run.id);
    await jana.call("POST", `/api/v1/runs/${asked.run.id}/cancel`);
    expect((await inboxOf(jana)).counts).toEqual({ mine: 0, others: 0 });
  });

  it("is nobody else's", async () => {
    const jana = browserOf();
    await askFor(jana, "send_note", note);
    await askQuestion(jana, { question: "Which one?" });
    await fails(jana);
    const colleague = browserOf({ workspaceId: jana.person.workspaceId, role: "owner" });
    for (const other of [colleague, browserOf()]) {
      expect((await inboxOf(other)).counts).toEqual({ mine: 0, others: 0 });
      expect((await inboxOf(other, "?list=others")).items).toEqual([]);
    }
  });

  it("says what an id is, also when it waits no longer, and nothing to those who may not see it", async () => {
    const jana = browserOf();
    const typeOf = (who: ChatClient, id = "") =>
      who.get<{ type: string | null }>(`/api/v1/inbox/items/${id}`).then(({ type }) => type);
    await askFor(jana, "send_note", note);
    const [approval] = (await inboxOf(jana)).items;
    const { question, run } = await askQuestion(jana, { question: "Which one?" });
    await answer(jana, question, "This");
    await ended(jana, run.id);
    expect(await typeOf(jana, approval?.id)).toBe("approval");
    expect(await typeOf(jana, question.id)).toBe("question");
    expect(await typeOf(jana, newId())).toBeNull();
    const colleague = browserOf({ workspaceId: jana.person.workspaceId, role: "owner" });
    for (const other of [colleague, browserOf()]) {
      expect(await typeOf(other, approval?.id)).toBeNull();
      expect(await typeOf(other, question.id)).toBeNull();
    }
  });

  it("looks up the names of all its approvals at once", async () => {
    const jana = browserOf();
    for (const text of ["One", "Two", "Three"]) await askFor(jana, "send_note", { ...note, text });
    const query = vi.spyOn(staged.server.services.servicePool, "query");
    const { items } = await inboxOf(jana);
    const lookUps = query.mock.calls.filter(([statement]) => String(statement).includes("name_of_person"));
    query.mockRestore();
    expect([items.length, lookUps.length]).toEqual([3, 1]);
  });

  it("is read in pages", async () => {
    const jana = browserOf();
    for (const question of ["One?", "Two?", "Three?"]) await askQuestion(jana, { question });
    const first = await inboxOf(jana, "?limit=2");
    expect(first).toMatchObject({ counts: { mine: 3 }, items: [{}, {}], nextCursor: first.items[1]?.id });
    const rest = await inboxOf(jana, `?limit=2&cursor=${first.nextCursor}`);
    expect(rest).toMatchObject({ items: [{ question: { text: "One?" } }], nextCursor: null });
    expect((await jana.call("GET", "/api/v1/inbox?cursor=x")).status).toBe(400);
  });
});

describe("with four eyes", () => {
  it("an approval waits for owners and admins who did not ask, and is shown to who asked", async () => {
    staged.setRules({ send_note: { mode: "ask", needsOther: true } });
    const jana = browserOf({ role: "owner" });
    const { workspaceId } = jana.person;
    await askFor(jana, "send_note", note);
    expect((await inboxOf(jana)).counts).toEqual({ mine: 0, others: 1 });
    expect((await inboxOf(jana, "?list=others")).items).toMatchObject([
      { approval: { needsOther: true, deciders: { names: [], total: 0 }, abilities: { decide: false } } },
    ]);
    const [admin, member] = [
      browserOf({ workspaceId, role: "admin" }),
      browserOf({ workspaceId, role: "member" }),
    ];
    expect((await inboxOf(admin)).items).toMatchObject([{ approval: { abilities: { decide: true } } }]);
    expect((await inboxOf(member)).counts).toEqual({ mine: 0, others: 0 });
    // It says who can: not the member, and not who asked.
    const [waiting] = (await inboxOf(jana, "?list=others")).items;
    expect(waiting).toMatchObject({ approval: { deciders: { total: 1, names: [expect.any(String)] } } });
  });
});

describe("a failed run", () => {
  const dismiss = (who: ChatClient, id: string) =>
    who.call("POST", `/api/v1/inbox/failed-runs/${id}/dismiss`);

  it("leaves the inbox when its person dismisses it, as often as they do", async () => {
    const jana = browserOf();
    const { run } = await fails(jana);
    expect((await dismiss(jana, run.id)).status).toBe(204);
    expect((await dismiss(jana, run.id)).status).toBe(204);
    expect((await inboxOf(jana)).counts.mine).toBe(0);
    expect((await jana.run(run.id)).status).toBe("failed");
  });

  it("leaves it when something is tried after it in the same conversation", async () => {
    const jana = browserOf();
    const { conversation } = await fails(jana);
    await jana.ask("[[script:echo]] Again", { conversationId: conversation.id });
    expect((await inboxOf(jana)).counts.mine).toBe(0);
  });

  it("cannot be dismissed by others, nor when it has not failed", async () => {
    const jana = browserOf();
    const { run } = await fails(jana);
    expect((await dismiss(browserOf(), run.id)).status).toBe(404);
    const colleague = browserOf({ workspaceId: jana.person.workspaceId, role: "owner" });
    expect((await dismiss(colleague, run.id)).status).toBe(404);
    expect((await dismiss(jana, newId())).status).toBe(404);
    const { body } = await jana.send("[[script:echo]] Hello");
    await ended(jana, body.run.id);
    expect((await dismiss(jana, body.run.id)).status).toBe(404);
    expect((await inboxOf(jana)).counts.mine).toBe(1);
  });

  it("is gone with its conversation", async () => {
    const jana = browserOf();
    const { conversation } = await fails(jana);
    await jana.call("DELETE", `/api/v1/conversations/${conversation.id}`);
    expect((await inboxOf(jana)).counts.mine).toBe(0);
  });
});
