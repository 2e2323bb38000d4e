import { describe, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { stageInbox } from "./testing/stage-inbox.ts";

const staged = stageInbox();
const { browserOf, askQuestion, questionOf, answer, ended, lastPrompt } = staged;
const which = { question: "Which of the two?", options: ["The blue one", "The red one"] };
const details = {
  question: "What are the details?",
  fields: [{ label: "Name" }, { label: "Size", options: ["S", "L"] }],
};

describe("a question of the assistant", () => {
  it("waits for free text, which the model reads as the person's", async () => {
    const jana = browserOf();
    const { run, question, callId } = await askQuestion(jana, { question: "What is the budget?" });
    expect(question).toMatchObject({
      ...{ status: "open", text: "What is the budget?", answer: null, isFromOutside: false },
      ...{ form: { kind: "text" }, abilities: { answer: true } },
    });
    expect((await answer(jana, question, "  About 500 a month ")).body).toMatchObject({
      status: "answered",
      answer: { values: ["About 500 a month"] },
    });
    await ended(jana, run.id);
    expect(lastPrompt()).toContain("About 500 a month");
    const [row] = await staged.server.look(
      "select status, result_integrity, result_readers, summary from tool_calls where id = $1",
      [callId],
    );
    expect(row).toEqual({
      ...{ status: "succeeded", result_integrity: "user" },
      result_readers: expect.arrayContaining([expect.stringMatching(/^conversation:/)]),
      summary: "Answered: About 500 a month",
    });
  });

  it("offers a choice, and takes nothing else", async () => {
    const jana = browserOf();
    const { run, question } = await askQuestion(jana, which);
    expect(question.form).toEqual({
      kind: "choice",
      fields: [{ label: "Your choice", options: which.options }],
    });
    expect(await answer(jana, question, "The green one")).toMatchObject({
      status: 400,
      body: { error: { code: "question.invalid_answer", details: { field: 0 } } },
    });
    expect((await answer(jana, question, "The red one")).status).toBe(200);
    await ended(jana, run.id);
    expect(lastPrompt()).toContain("The red one");
  });

  it("asks for several values at once, and each needs an answer", async () => {
    const jana = browserOf();
    const { run, question } = await askQuestion(jana, details);
    expect((await answer(jana, question, "Jana")).body.error?.message).toBe("Answer all 2 fields.");
    expect((await answer(jana, question, " ", "S")).body.error?.code).toBe("question.invalid_answer");
    expect((await answer(jana, question, "Jana", "S")).status).toBe(200);
    await ended(jana, run.id);
    expect(lastPrompt()).toMatch(/Name: Jana.*Size: S/);
  });

  it("is stored once, with what was asked and answered sealed in the audit trail", async () => {
    const jana = browserOf();
    const { run, question } = await askQuestion(jana, which);
    await answer(jana, question, "The red one");
    await ended(jana, run.id);
    const rows = await staged.server.look<{ act: string; envelope: string }>(
      `select act, convert_from(envelope, 'utf8') as envelope from audit_events
       where convert_from(envelope, 'utf8') like '%' || $1 || '%' order by id`,
      [question.id],
    );
    expect(rows.map(({ act }) => act)).toEqual(["question.asked", "question.answered"]);
    expect(rows.map(({ envelope }) => envelope).join("")).not.toMatch(/Which of the two|The red one/);
  });
});

it("a question needs no approval, also after a colleague wrote into the answer: its person alone answers it", async () => {
  const jana = browserOf();
  const ben = browserOf({ workspaceId: jana.person.workspaceId });
  const { server } = staged;
  const { conversationId } = await jana.ask("What is 12 * 12?");
  await ben.call("GET", "/api/v1/conversations");
  const insert = `insert into grants (workspace_id, id, object_type, object_id, user_id, relation)
    values ($1, $2, 'conversation', $3, $4, 'editor')`;
  await server.look(insert, [jana.person.workspaceId, newId(), conversationId, ben.person.userId]);
  const name = newId();
  const { body } = await jana.send(`[[script:tool-call after=0 held=${name}]]`, { conversationId });
  const said = `[[script:obedient]] [[call ask_person ${JSON.stringify(which)}]]`;
  await ben.call("POST", `/api/v1/conversations/${conversationId}/queue`, {
    ...{ id: newId(), text: said, steers: true },
  });
  server.model.release(name);
  const asked = () => server.look("select user_id from questions where run_id = $1", [body.run.id]);
  await expect.poll(asked, { timeout: 20_000 }).toEqual([{ user_id: jana.person.userId }]);
  expect(await server.look("select id from approvals where run_id = $1", [body.run.id])).toEqual([]);
});

describe("an answer is refused", () => {
  it("from a stranger and a colleague, who are told that there is no such question", async () => {
    const jana = browserOf();
    const { question, callId } = await askQuestion(jana, which);
    for (const other of [browserOf(), browserOf({ workspaceId: jana.person.workspaceId, role: "owner" })]) {
      expect((await answer(other, question, "The red one")).status).toBe(404);
      expect((await other.call("GET", `/api/v1/questions/${question.id}`)).status).toBe(404);
      expect((await other.call("GET", `/api/v1/tools/calls/${callId}/question`)).status).toBe(404);
    }
  });

  it("after the first one, however many come at once", async () => {
    const jana = browserOf();
    const { run, question } = await askQuestion(jana, which);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => answer(jana, question, which.options[at % 2] ?? "")),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = replies.filter(({ status }) => status !== 200).map(({ body }) => body.error?.code);
    expect(new Set(others)).toEqual(new Set(["question.answered"]));
    await ended(jana, run.id);
  });

  it("after its time, and the model is told that nobody answered", async () => {
    const jana = browserOf();
    const { run, question } = await askQuestion(jana, which);
    const { look } = staged.server;
    await look("update questions set expires_at = now() - interval '1 s' where id = $1", [question.id]);
    expect((await answer(jana, question, "The red one")).body.error?.code).toBe("question.expired");
    await look("update runs set wake_at = now() where id = $1", [run.id]);
    await look("update run_waits set wake_at = now() where run_id = $1", [run.id]);
    await ended(jana, run.id);
    expect(lastPrompt()).toContain("Nobody answered in time");
  });

  it("after Stop, which withdraws the question", async () => {
    const jana = browserOf();
    const { run, question, callId } = await askQuestion(jana, which);
    await jana.call("POST", `/api/v1/runs/${run.id}/cancel`);
    expect(await questionOf(jana, callId)).toMatchObject({
      status: "withdrawn",
      abilities: { answer: false },
    });
    expect((await answer(jana, question, "The red one")).body.error?.code).toBe("question.withdrawn");
  });
});
