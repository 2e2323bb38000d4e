import { describe, expect, it } from "vitest";
import type { ChatClient } from "#features/chat/server/testing.ts";
import { sessionsOf } from "./sessions.ts";
import { stageBrowser } from "./testing/stage-browser.ts";
import { actOnPage } from "./tools/act-on-page.ts";

const staged = stageBrowser({ sessions: 8 });
const { url, browserOf, ask, becomes, callsOf, approvalOf, decide } = staged;
const open: [string, object] = ["browser_open", {}];
/** A new person's run on the form. */
async function onForm(...calls: [string, object][]) {
  const ann = browserOf();
  const { run, conversation } = await ask(ann, [[open[0], { url: url("/form") }], ...calls]);
  return { ann, run, conversation };
}
/** What a call of the run would do that was decided already. */
async function openedByAgent(ann: ChatClient, runId: string, path: string) {
  const sessions = sessionsOf(staged.server.services);
  if (!sessions) throw new Error("The server has no browsers.");
  const context = {
    ...{ ctx: staged.server.as({ type: "agent", runId, person: ann.person }), runId },
    ...{ signal: new AbortController().signal, conversationId: null, timeZone: "UTC", said: [], asked: [] },
    ...{ callId: runId, label: { integrity: "user" as const, readers: [] } },
  };
  const act = { order: { act: "open" as const, url: url(path) }, summary: () => "Opened" };
  return actOnPage(sessions, context, act);
}
const button: [string, object] = ["browser_click", { ref: "e17" }];
const heading: [string, object] = ["browser_click", { ref: "e2" }];

describe("a click on a button", () => {
  it("is done without asking three times, and then asks", async () => {
    const { ann, run } = await onForm(button, heading, button, heading);
    await becomes(ann, run.id, "waiting");
    const calls = await callsOf(run.id);
    expect(calls.map(({ status }) => status)).toEqual([...Array(4).fill("succeeded"), "proposed"]);
    expect(calls[1]?.content).toContain("Page: Opened");
    const approval = await approvalOf(ann, run.id);
    expect(approval).toMatchObject({ rule: "tool_asks", why: expect.stringContaining("followed already") });
  });

  it("asks once something was typed", async () => {
    const { ann, run } = await onForm(["browser_type", { fields: [{ ref: "e5", text: "Ada" }] }], button);
    await becomes(ann, run.id, "waiting");
    await decide(ann, await approvalOf(ann, run.id), "approve");
    await expect.poll(async () => (await callsOf(run.id)).at(-1)?.status).toBe("proposed");
    await becomes(ann, run.id, "waiting");
    expect(await approvalOf(ann, run.id)).toMatchObject({
      ...{ rule: "tool_asks", why: expect.stringContaining("filled in") },
      shown: { act: expect.stringContaining("Click “Open”") },
    });
  });

  it("that sends a form asks, and shows the form", async () => {
    const { ann, run } = await onForm(["browser_click", { ref: "e14" }]);
    await becomes(ann, run.id, "waiting");
    const { shown } = await approvalOf(ann, run.id);
    expect(shown.act).toBe(`Send a form to ${staged.site.origin}`);
    expect(shown.fields).toContainEqual(
      expect.objectContaining({ label: "Sends to", value: url("/ordered") }),
    );
    // An empty field goes along as well.
    expect(shown.fields).toContainEqual(expect.objectContaining({ label: "Name", value: "(empty)" }));
  });
});

describe("what was approved", () => {
  it("is not done on a page that changed since", async () => {
    const ann = browserOf();
    const { run } = await ask(ann, [
      ["browser_open", { url: url("/changes") }],
      ["browser_click", { ref: "e4" }],
    ]);
    await becomes(ann, run.id, "waiting");
    await decide(ann, await approvalOf(ann, run.id), "approve");
    await becomes(ann, run.id, "succeeded");
    expect((await callsOf(run.id))[1]?.error_code).toBe("browsing.page_changed");
    expect(staged.site.sent).toEqual([]);
  });
});

describe("a file", () => {
  const fileOf = async (id: string | undefined) =>
    (await staged.server.look("select name, integrity from files where id = $1", [id]))[0];

  it("holds a picture of the page without asking, or what is downloaded once its person agreed", async () => {
    const { ann, run } = await onForm(["browser_screenshot", {}], ["browser_download", { ref: "e16" }]);
    await becomes(ann, run.id, "waiting");
    const pictured = (await callsOf(run.id))[1];
    expect(pictured).toMatchObject({ status: "succeeded" });
    // The word of strangers.
    expect(await fileOf(pictured?.id)).toEqual({ name: "page.png", integrity: "untrusted" });
    await decide(ann, await approvalOf(ann, run.id), "approve");
    await becomes(ann, run.id, "succeeded");
    const call = (await callsOf(run.id))[2];
    expect(call).toMatchObject({ error_code: null, summary: "Downloaded prices.csv" });
    expect(await fileOf(call?.id)).toEqual({ name: "prices.csv", integrity: "untrusted" });
    const file = await ann.request("GET", `/api/v1/files/${call?.id}/content`);
    expect(await file.text()).toBe("item,price\npen,2\n");
  });
});

describe("a person who has taken over", () => {
  it("is disturbed by no call that was decided before, and types a password that no model reads", async () => {
    const { ann, run } = await onForm(
      ["browser_type", { fields: [{ ref: "e5", text: "Ada" }] }],
      ["browser_read", {}],
    );
    await becomes(ann, run.id, "waiting");
    const act = (verb: string, body?: object) =>
      ann.call("POST", `/api/v1/runs/${run.id}/browser/${verb}`, body);
    await act("take-over");
    await expect(openedByAgent(ann, run.id, "/terms")).rejects.toMatchObject({ code: "browsing.taken_over" });
    expect(staged.site.hits).not.toContain("/terms");
    await decide(ann, await approvalOf(ann, run.id), "approve");
    const tab = { type: "key", key: "Tab" };
    await act("input", { events: [tab, tab, tab, tab, { type: "text", text: "only-i-know-it" }] });
    await act("hand-back");
    await becomes(ann, run.id, "succeeded");
    const read = JSON.stringify(await callsOf(run.id));
    expect(read).toContain("••••••");
    expect(read).not.toContain("only-i-know-it");
  });
});
