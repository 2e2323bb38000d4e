import { describe, expect, it } from "vitest";
import { sessionsOf } from "./sessions.ts";
import { stageBrowser } from "./testing/stage-browser.ts";

const staged = stageBrowser();
const { url, browserOf, ask, becomes, callsOf, approvalOf, decide, session } = staged;

describe("a page in the browser", () => {
  it("is opened at an address that the person wrote, with its elements, a picture and the label of strangers, and left by a link without asking", async () => {
    const ann = browserOf();
    const { run } = await ask(ann, [
      ["browser_open", { url: url("/form") }],
      ["browser_click", { ref: "e15" }],
    ]);
    await becomes(ann, run.id, "succeeded");
    const [call, click] = await callsOf(run.id);
    expect(call).toMatchObject({ status: "succeeded", result_integrity: "untrusted" });
    expect(call?.content).toContain('textbox "Name" [ref=');
    expect(call?.content).toContain("Text beside the screen");
    const picture = await ann.request("GET", `/api/v1/browser-pictures/${call?.data.pictureId}`);
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    expect(
      (await browserOf().request("GET", `/api/v1/browser-pictures/${call?.data.pictureId}`)).status,
    ).toBe(404);
    expect(click?.content).toContain("Terms of use");
  });

  it("is not opened at an address that only the model chose", async () => {
    const ann = browserOf();
    const { body } = await ann.send(
      `[[script:obedient atOnce=1]] [[call browser_open {"url":"http:\\/\\/${staged.site.origin}/form"}]]`,
    );
    await becomes(ann, body.run.id, "succeeded");
    expect(await callsOf(body.run.id)).toMatchObject([{ error_code: "browsing.address_unknown" }]);
    expect(staged.site.hits).toEqual([]);
  });
});

describe("a form", () => {
  const filled: [string, object][] = [
    ["browser_open", { url: "URL" }],
    [
      "browser_type",
      {
        fields: [
          { ref: "e5", text: "Ada Lovelace" },
          { ref: "e7", text: "Large" },
        ],
        submit: "e14",
      },
    ],
  ];
  const plan = () =>
    filled.map(([tool, input]): [string, object] => [tool, "url" in input ? { url: url("/form") } : input]);

  it("is sent after the person saw its fields and its target, and not before", async () => {
    const ann = browserOf();
    const { run } = await ask(ann, plan());
    await becomes(ann, run.id, "waiting");
    expect(staged.site.sent).toEqual([]);
    const approval = await approvalOf(ann, run.id);
    expect(approval.shown.act).toBe(`Fill in a form and send it to ${staged.site.origin}`);
    expect(approval.shown.fields.map(({ label, value }) => `${label}: ${value}`)).toEqual(
      expect.arrayContaining([
        "Name: Ada Lovelace",
        "Size: Large",
        `Sends to: ${url("/ordered")}`,
        "Method: POST",
      ]),
    );
    await decide(ann, approval, "approve");
    await becomes(ann, run.id, "succeeded");
    expect((await callsOf(run.id)).map(({ error_code }) => error_code)).toEqual([null, null]);
    expect(staged.site.sent).toEqual(["/ordered name=Ada+Lovelace&size=Large&password=&card="]);
    expect((await callsOf(run.id)).at(-1)?.content).toContain("Thank you for the order");
  });

  it("is not sent when the person denies it, and its browser is open until its run ends", async () => {
    const ann = browserOf();
    const { run } = await ask(ann, plan());
    await becomes(ann, run.id, "waiting");
    const sessions = sessionsOf(staged.server.services);
    await sessions?.look();
    expect((await session(ann, run.id)).body).toMatchObject({ state: "open" });
    await decide(ann, await approvalOf(ann, run.id), "deny");
    await becomes(ann, run.id, "succeeded");
    expect(staged.site.sent).toEqual([]);
    await sessions?.look();
    expect((await session(ann, run.id)).body).toMatchObject({ state: "ended", endedBecause: "run" });
  });
});

describe("the person", () => {
  it("watches, takes over, acts and hands back, and the model gets the page as they left it", async () => {
    const ann = browserOf();
    const { run, conversation } = await ask(ann, [
      ["browser_open", { url: url("/form") }],
      ["browser_type", { fields: [{ ref: "e5", text: "Ada" }] }],
      ["browser_read", {}],
    ]);
    await becomes(ann, run.id, "waiting");
    const seen = await session(ann, run.id);
    expect(seen.body).toMatchObject({ state: "open", driver: "assistant", abilities: { takeOver: true } });
    expect(seen.body.frame?.picture.length).toBeGreaterThan(1_000);
    const act = (verb: string, body?: object) =>
      ann.call("POST", `/api/v1/runs/${run.id}/browser/${verb}`, body);
    expect((await act("input", { events: [{ type: "text", text: "x" }] })).status).toBe(409);
    expect((await act("take-over")).status).toBe(204);
    await decide(ann, await approvalOf(ann, run.id), "approve");
    expect((await session(ann, run.id)).body.driver).toBe("person");
    const waits = async () =>
      (await ann.get<{ items: { waits: object[] }[] }>("/api/v1/runs")).items.flatMap((item) => item.waits);
    await expect
      .poll(waits, { timeout: 10_000 })
      .toMatchObject([{ kind: "event", awaits: "the browser to be handed back" }]);
    const { body: stranger } = await session(browserOf(), run.id);
    expect(stranger).not.toHaveProperty("frame");
    // To the name, and what the person types there.
    const keys = [
      { type: "key", key: "Tab" },
      { type: "text", text: "Grace" },
    ];
    expect((await act("input", { events: keys })).status).toBe(204);
    await ann.share(conversation.id);
    const colleague = browserOf({ ...browserOf().person, workspaceId: ann.person.workspaceId });
    expect((await session(colleague, run.id)).body).toMatchObject({
      frame: null,
      abilities: { takeOver: false },
    });
    expect((await colleague.call("POST", `/api/v1/runs/${run.id}/browser/hand-back`)).status).toBe(403);
    expect((await act("hand-back")).status).toBe(204);
    await becomes(ann, run.id, "succeeded");
    const [, typed] = await callsOf(run.id);
    expect(typed).toMatchObject({ status: "failed", summary: "Not done: you had the page." });
    const [read] = (await callsOf(run.id)).slice(2);
    expect(read?.content).toContain("Grace");
    // Nor does undoing the answer count it among what was done.
    const undone = await ann.call<{ items: { toolCallId: string }[] }>("POST", `/api/v1/runs/${run.id}/undo`);
    expect(undone.body.items.map(({ toolCallId }) => toolCallId)).not.toContain(typed?.id);
  });
});
