import { describe, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { listen } from "#platform/server/realtime/testing/listen.ts";
import { labelsOfCalls } from "./testing/send-note-tool.ts";
import { stageApprovals } from "./testing/stage-approvals.ts";

const staged = stageApprovals();
const { sent, browserOf, askFor, approvalOf, decide, ended, callOf, actsOf } = staged;
const note = { to: ["kim@customer.test"], text: "Dear Kim, the offer is attached." };

describe("a decision is refused", () => {
  it("when what is approved is not what waits", async () => {
    const jana = browserOf();
    const { approval } = await askFor(jana, [note]);
    const { status, body } = await decide(jana, { ...approval, hash: "0".repeat(64) }, "approve");
    expect({ status, code: body.error?.code }).toEqual({ status: 409, code: "approval.changed" });
    expect(sent).toEqual([]);
  });

  it("to a stranger and to a colleague, who are told that there is no such approval", async () => {
    const jana = browserOf();
    const { approval } = await askFor(jana, [note]);
    for (const other of [browserOf(), browserOf({ workspaceId: jana.person.workspaceId, role: "owner" })]) {
      expect((await decide(other, approval, "approve")).status).toBe(404);
      expect((await decide(other, approval, "deny")).status).toBe(404);
      expect((await other.call("GET", `/api/v1/approvals/${approval.id}`)).status).toBe(404);
    }
  });

  it("to whoever reads the conversation, also its editors: they hear at once what waits, and for whom", async () => {
    const jana = browserOf();
    const { conversationId } = await jana.ask("What is 12 * 12?");
    const [reader, other] = [1, 2].map(() => browserOf({ workspaceId: jana.person.workspaceId }));
    if (!reader || !other) throw new Error("There are two colleagues.");
    for (const one of [reader, other]) await one.call("GET", "/api/v1/conversations");
    await staged.server.look(
      `insert into grants (workspace_id, id, object_type, object_id, user_id, relation)
       values ($1, $2, 'conversation', $3, $4, 'editor')`,
      [jana.person.workspaceId, newId(), conversationId, reader.person.userId],
    );
    const tabs = await Promise.all([reader, other].map(({ person }) => listen(staged.server, person)));
    const { approval } = await askFor(jana, [note], "", conversationId);
    const heard = `"approvalId":"${approval.id}"`;
    await expect.poll(() => tabs[0]?.raw()).toContain(heard);
    expect(tabs[1]?.raw()).not.toContain(heard);
    for (const tab of tabs) await tab.close();
    const path = `/api/v1/tools/calls/${approval.toolCallId}/approval`;
    const { status, body } = await reader.call<{ approval: typeof approval }>("GET", path);
    expect([status, body]).toMatchObject([
      200,
      { approval: { id: approval.id, isOwn: false, abilities: { decide: false } } },
    ]);
    for (const verb of ["approve", "deny"] as const)
      expect((await decide(reader, approval, verb)).status).toBe(403);
    expect(sent).toEqual([]);
  });

  it("after somebody decided, and says who", async () => {
    const jana = browserOf();
    const { approval } = await askFor(jana, [note]);
    await decide(jana, approval, "deny");
    const { status, body } = await decide(jana, approval, "approve");
    expect({ status, code: body.error?.code }).toEqual({ status: 409, code: "approval.decided" });
    expect(body.error?.message).toContain("denied this already");
  });

  it("when a value is changed that nobody may change, or that does not fit", async () => {
    const jana = browserOf();
    const { approval } = await askFor(jana, [note]);
    const attempt = (changes: object) => decide(jana, approval, "approve", { changes });
    expect((await attempt({ from: "ceo@acme.test" })).body.error?.code).toBe("approval.not_editable");
    const wrong = (await attempt({ to: "nobody" })).body.error;
    expect(wrong).toMatchObject({ code: "approval.invalid_change", message: expect.stringContaining("to") });
    for (const text of ["x".repeat(60_001), "Dear\u0000 Kim"]) {
      const { code, message } = (await attempt({ text })).body.error ?? {};
      expect({ code, message }).toEqual({
        code: "approval.invalid_change",
        message: "The changed call is too long, or has characters that cannot be stored. Make it shorter.",
      });
    }
    expect((await approvalOf(jana, approval.id)).status).toBe("requested");
  });

  it("after the time is up: the run ends without the call", async () => {
    const jana = browserOf();
    const { run, approval } = await askFor(jana, [note]);
    await staged.server.look("update approvals set expires_at = now() - interval '1 s' where id = $1", [
      approval.id,
    ]);
    expect((await decide(jana, approval, "approve")).body.error?.code).toBe("approval.expired");
    await staged.server.look("update runs set wake_at = now() where id = $1", [run.id]);
    await staged.server.look("update run_waits set wake_at = now() where run_id = $1", [run.id]);
    await ended(jana, run.id);
    expect(sent).toEqual([]);
    expect(await callOf(approval.toolCallId)).toMatchObject({ error_code: "tool.approval_expired" });
    expect((await approvalOf(jana, approval.id)).status).toBe("expired");
  });

  it("after Stop, and the approval is withdrawn with the run", async () => {
    const jana = browserOf();
    const { run, approval } = await askFor(jana, [note]);
    await jana.call("POST", `/api/v1/runs/${run.id}/cancel`);
    expect(await approvalOf(jana, approval.id)).toMatchObject({
      status: "withdrawn",
      abilities: { decide: false },
    });
    expect((await decide(jana, approval, "approve")).body.error?.code).toBe("approval.withdrawn");
    expect(await actsOf(approval.id)).toEqual(["approval.requested", "approval.withdrawn"]);
  });
});

describe("with four eyes", () => {
  const fourEyes = { send_note: { mode: "ask", needsOther: true } } as const;

  it("only an owner or admin of the workspace who did not ask may decide", async () => {
    staged.setRules(fourEyes);
    const jana = browserOf({ role: "owner" });
    const { workspaceId } = jana.person;
    const [member, admin] = [
      browserOf({ workspaceId, role: "member" }),
      browserOf({ workspaceId, role: "admin" }),
    ];
    const { run, approval } = await askFor(jana, [note]);
    expect(approval).toMatchObject({ needsOther: true, abilities: { decide: false } });
    expect((await decide(jana, approval, "approve")).body.error?.code).toBe("approval.needs_other");
    expect((await decide(member, approval, "approve")).status).toBe(404);
    expect((await approvalOf(admin, approval.id)).abilities.decide).toBe(true);
    // What stands in the way is not theirs to remove, so no page is named.
    staged.setObstacle("Confirm the address first.");
    expect((await decide(admin, approval, "approve")).body.error).not.toHaveProperty("details");
    staged.setObstacle(undefined);
    expect((await decide(admin, approval, "approve")).status).toBe(200);
    await ended(jana, run.id);
    expect(sent).toHaveLength(1);
  });

  it.each(["guest", "auditor"] as const)(
    "the call is judged with the rights that its person has by then: as %s",
    async (role) => {
      staged.setRules(fourEyes);
      const jana = browserOf({ role: "owner" });
      const { workspaceId, userId } = jana.person;
      const admin = browserOf({ workspaceId, role: "admin" });
      const { approval } = await askFor(jana, [note]);
      await staged.server.look("update memberships set role = $3 where workspace_id = $1 and user_id = $2", [
        ...[workspaceId, userId, role],
      ]);
      const changes = { text: "Dear Kim" };
      const { body } = await decide(admin, approval, "approve", { changes });
      expect(body.shown.fields).toContainEqual(expect.objectContaining({ label: "As", value: role }));
      expect(staged.obstacleFor).toMatchObject({ userId, role, isAdmin: false });
    },
  );

  it("the run of a visitor is judged as a visitor's, so a tool that is not theirs cannot be changed", async () => {
    staged.setRules(fourEyes);
    const jana = browserOf({ role: "owner" });
    const admin = browserOf({ workspaceId: jana.person.workspaceId, role: "admin" });
    const { run, approval } = await askFor(jana, [note]);
    await staged.server.look("update runs set is_visitors = true where id = $1", [run.id]);
    const { body } = await decide(admin, approval, "approve", { changes: { text: "Dear Kim" } });
    expect(body.error?.code).toBe("approval.changed");
    expect(staged.obstacleFor).toMatchObject({ isVisitor: true });
  });

  it("nothing is judged for a person who may not act any more", async () => {
    staged.setRules(fourEyes);
    const jana = browserOf({ role: "owner" });
    const { workspaceId, userId } = jana.person;
    const admin = browserOf({ workspaceId, role: "admin" });
    const { approval } = await askFor(jana, [note]);
    await staged.server.look("delete from memberships where user_id = $1", [userId]);
    expect((await decide(admin, approval, "approve")).body.error?.code).toBe("approval.withdrawn");
    expect(sent).toEqual([]);
  });

  it("what a colleague wrote into the call is told to the model as theirs", async () => {
    staged.setRules(fourEyes);
    const jana = browserOf({ role: "owner" });
    const admin = browserOf({ workspaceId: jana.person.workspaceId, role: "admin" });
    const approved = async (more: object) => {
      const { run, approval } = await askFor(jana, [{ ...note, text: newId() }]);
      expect((await decide(admin, approval, "approve", more)).status).toBe(200);
      await ended(jana, run.id);
      return callOf(approval.toolCallId);
    };
    const unchanged = await approved({});
    const changed = await approved({ changes: { text: "Dear Kim" } });
    expect([unchanged?.result_integrity, changed?.result_integrity]).toEqual(["user", "organization"]);
    const storedUnder = (call: typeof changed) => labelsOfCalls.get(String(call?.id))?.integrity;
    expect([storedUnder(unchanged), storedUnder(changed)]).toEqual(["user", "organization"]);
  });

  it("whoever denies does not speak as the person who asked: the reason is a colleague's", async () => {
    const jana = browserOf({ role: "owner" });
    const admin = browserOf({ workspaceId: jana.person.workspaceId, role: "admin" });
    const denied = async (who: typeof jana) => {
      const { run, approval } = await askFor(jana, [note]);
      expect((await decide(who, approval, "deny", { reason: "Too early." })).status).toBe(200);
      await ended(jana, run.id);
      return callOf(approval.toolCallId);
    };
    expect(await denied(jana)).toMatchObject({ result_integrity: "system" });
    staged.setRules(fourEyes);
    expect(await denied(admin)).toMatchObject({
      error_message: expect.stringContaining("Too early."),
      result_integrity: "organization",
    });
  });
});
