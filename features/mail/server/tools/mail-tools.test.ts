import { describe, expect, it, vi } from "vitest";
import { systemLabel } from "#platform/contract/label.ts";
import { newId } from "#platform/server/ids.ts";
import { holdSeconds, letter, stageMail } from "../testing/stage-mail.ts";
import { draftMail } from "./draft-mail.tool.ts";
import { sendMailTool } from "./send-mail.tool.ts";

const staged = stageMail();
const { clock, newPerson, release } = staged;
const sender = "Adjutant <no-reply@adjutant.test>";
const sendTool = sendMailTool({ holdSeconds, sender });

async function stage() {
  const person = await newPerson();
  const ctx = staged.server.as({ type: "agent", runId: newId(), person });
  const context = {
    ...{ ctx, signal: new AbortController().signal, runId: newId(), conversationId: null, timeZone: "UTC" },
    ...{ said: [], asked: [], callId: newId(), label: systemLabel },
  };
  return { person, ctx, context };
}

describe("send_mail", () => {
  it("leaves the company, cannot be undone for good, and its recipients decide", () => {
    expect(sendTool.facts).toMatchObject({
      ...{ egress: true, external: true, irreversible: true, own: false },
      ...{ control: ["to", "cc", "bcc"], content: ["subject", "body"] },
      undo: "It is held back for 60 seconds and can be taken back until then.",
    });
  });

  it("says both forms of a domain with letters beyond ASCII, and nothing of others", async () => {
    const { context } = await stage();
    const mail = letter({ to: ["bob@xn--bcher-kva.example", "ann@bücher.example", "eve@plain.example"] });
    const shown = await sendTool.show?.(context, mail);
    expect(shown?.warnings.filter((text) => text.includes("as the network writes it"))).toEqual([
      "xn--bcher-kva.example is the domain bücher.example, as the network writes it.",
    ]);
  });

  it("shows everything that would be sent, who is outside and who was never written to", async () => {
    const { person, context } = await stage();
    const domain = person.email.split("@")[1];
    const mail = letter({ to: ["bob@other.example"], cc: [`colleague@${domain}`], bcc: ["di@gmail.com"] });
    const shown = await sendTool.show?.(context, mail);
    expect(shown?.act).toBe("Send an email to 3 people, 2 of them outside your company");
    expect(shown?.undo).toBe("You can take it back for 60 seconds.");
    expect(shown?.warnings).toEqual([
      "Outside your company: bob@other.example, di@gmail.com",
      "bob@other.example was never written to before. Nor was anybody at other.example.",
      `colleague@${domain} was never written to before.`,
      "di@gmail.com was never written to before.",
    ]);
    expect(shown?.fields.map(({ label, value, isEditable }) => [label, value, isEditable])).toEqual([
      ["From", sender, false],
      ["Answers go to", person.email, false],
      ["To", "bob@other.example", true],
      ["Cc", `colleague@${domain}`, true],
      ["Bcc", "di@gmail.com", true],
      ["Subject", "Offer", true],
      ["Text", "Dear Bob,\nhere it is.", true],
    ]);
  });

  it("does not warn of an address that a colleague has written to, and does in another workspace", async () => {
    const { person, context } = await stage();
    const colleague = await newPerson({ workspaceId: person.workspaceId });
    const row = await staged.send(colleague);
    clock.aheadMs = 60_000;
    await release(row);
    expect((await sendTool.show?.(context, letter()))?.warnings).toEqual([]);
    const neighbour = await sendTool.show?.(context, letter({ to: ["eve@other.example"] }));
    expect(neighbour?.warnings).toEqual(["eve@other.example was never written to before."]);
    const elsewhere = await stage();
    expect((await sendTool.show?.(elsewhere.context, letter()))?.warnings).toEqual([
      "bob@other.example was never written to before. Nor was anybody at other.example.",
    ]);
  });

  it("warns of the same mail to the same person within a week, and not of another text or person", async () => {
    const { person, context } = await stage();
    const content = letter({ to: ["bob@other.example", "kim@other.example"] });
    await staged.send(person, { content });
    const warnings = async (mail: ReturnType<typeof letter>) =>
      (await sendTool.show?.(context, mail))?.warnings;
    const again = "You have sent the same mail within the last week: bob@other.example";
    expect(await warnings(letter())).toContain(again);
    expect(await warnings(letter({ body: "Another text." }))).not.toContain(again);
    expect((await warnings(letter({ to: ["eve@other.example"] })))?.join()).not.toContain("the same mail");
    const other = await stage();
    expect((await sendTool.show?.(other.context, letter()))?.warnings.join()).not.toContain("the same mail");
  });

  it("warns a person whose address is not verified, and then refuses with a sentence", async () => {
    const person = await newPerson({ isVerified: false });
    const ctx = staged.server.as({ type: "agent", runId: newId(), person });
    const { context } = await stage();
    const shown = await sendTool.show?.({ ...context, ctx }, letter());
    // True as well for a request that waits until the address is confirmed.
    expect(shown?.warnings[0]).toBe("This mail can be sent only once your own email address is confirmed.");
    expect(shown?.fields).toContainEqual(
      expect.objectContaining({ label: "Answers go to", value: "your own address, once it is confirmed" }),
    );
    await expect(sendTool.run({ ...context, ctx }, letter())).rejects.toMatchObject({
      code: "mail.sender_not_verified",
    });
    expect(await sendTool.obstacle?.(ctx)).toEqual({
      ...{ sentence: expect.stringContaining("email address first"), page: "/profile" },
    });
    expect(await sendTool.obstacle?.(context.ctx)).toBeUndefined();
  });

  it("holds one mail back however often it runs, is taken back within the minute, and says when it is too late", async () => {
    const { ctx, context } = await stage();
    await sendTool.run(context, letter());
    const output = await sendTool.run(context, letter());
    expect(output.data).toMatchObject({ mailId: context.callId });
    expect(output.summary).toBe("“Offer” to bob@other.example");
    const call = { id: context.callId, input: letter(), data: output.data ?? null };
    expect(await sendTool.undo?.(ctx, call)).toBe("The mail was taken back before it left.");
    expect(await sendTool.undo?.(ctx, call)).toBe("The mail was taken back before it left.");

    const late = { ...context, callId: newId() };
    await sendTool.run(late, letter());
    clock.aheadMs = 60_000;
    await release({
      workspace_id: ctx.actor.type === "agent" ? ctx.actor.person.workspaceId : "",
      id: late.callId,
    });
    await expect(sendTool.undo?.(ctx, { ...call, id: late.callId })).rejects.toMatchObject({
      name: "ToolError",
      message: "This mail has left and cannot be taken back.",
    });
  });

  it("does not say that it is too late when only the database could not be reached", async () => {
    const { ctx, context } = await stage();
    await sendTool.run(context, letter());
    const call = { id: context.callId, input: letter(), data: null };
    const connect = vi.spyOn(staged.server.services.pool, "connect").mockImplementation(() => {
      throw Object.assign(new Error("the database is starting"), { code: "57P03" });
    });
    const undone = sendTool.undo?.(ctx, call);
    await expect(undone).rejects.toMatchObject({ code: "server.unavailable" });
    connect.mockRestore();
    expect(await sendTool.undo?.(ctx, call)).toBe("The mail was taken back before it left.");
  });

  it("says before it is approved, and to the model, that a mail without a mail server reaches nobody", async () => {
    const { context } = await stage();
    const carrier = staged.carriers.mail;
    delete staged.carriers.mail;
    try {
      const shown = await sendTool.show?.(context, letter());
      expect(shown?.warnings[0]).toBe(
        "No mail server is set up now, so this mail would reach nobody: the outbox of this installation keeps it until you send it again.",
      );
      expect(shown?.undo).toBe("You can take it back for 60 seconds. Then it goes to the outbox.");
      const { content } = await sendTool.run(context, letter());
      expect(content).toBe(
        "The mail to bob@other.example goes to the outbox after 60 seconds. The person can take it back " +
          "until then. It reaches nobody, because no mail server was set up.",
      );
      if (carrier) staged.carriers.mail = carrier;
      const late = await sendTool.run({ ...context, callId: newId(), shown }, letter());
      expect(late.content).toContain("It reaches nobody");
      delete staged.carriers.mail;
      const atOnce = await sendMailTool({ holdSeconds: 0, sender }).show?.(context, letter());
      expect(atOnce?.undo).toBe("It goes to the outbox at once and cannot be taken back.");
    } finally {
      if (carrier) staged.carriers.mail = carrier;
    }
  });

  it("tells the model that a mail which is not held back is gone", async () => {
    const { context } = await stage();
    const { content } = await sendMailTool({ holdSeconds: 0, sender }).run(context, letter());
    expect(content).toBe("The mail to bob@other.example leaves at once and cannot be taken back.");
  });
});

describe("draft_mail", () => {
  it("keeps a draft for its person alone, and Undo deletes it", async () => {
    const { ctx, person, context } = await stage();
    expect(draftMail.facts).toMatchObject({ own: true, egress: false, external: false });
    const output = await draftMail.run(context, letter());
    const rows = () =>
      staged.server.look("select subject from mail_drafts where user_id = $1", [person.userId]);
    expect(await rows()).toEqual([{ subject: "Offer" }]);
    const call = { id: context.callId, input: letter(), data: output.data ?? null };
    expect(await draftMail.undo?.(ctx, call)).toBe("The draft was deleted.");
    expect(await draftMail.undo?.(ctx, call)).toBe("The draft was deleted.");
    expect(await rows()).toEqual([]);
    expect(staged.mail.received).toEqual([]);
  });
});
