import { expect, it } from "vitest";
import { stageBrowser } from "./testing/stage-browser.ts";

const staged = stageBrowser();

it("two browsers at a time share no cookie and nothing that a page keeps, also for one person", async () => {
  const { ask, url, becomes, browserOf, callsOf, session } = staged;
  const ann = browserOf();
  const visit = ["browser_open", { url: url("/visits") }] as [string, object];
  /** A run whose browser stays open: it waits for its person. */
  const begin = async () => {
    const waits = ["browser_type", { fields: [{ ref: "f1e4", text: "Ada" }] }] as [string, object];
    const { run } = await ask(ann, [visit, visit, waits]);
    await becomes(ann, run.id, "waiting");
    return run.id;
  };
  const seenBy = async (runId: string) =>
    (await callsOf(runId)).flatMap(({ content }) => /Cookie: \w+, kept: \w+/.exec(content ?? "") ?? []);
  const own = ["Cookie: none, kept: nothing", "Cookie: seen, kept: seen"];
  const first = await begin();
  expect(await seenBy(first)).toEqual(own);
  const second = await begin();
  expect(await seenBy(second)).toEqual(own);
  for (const runId of [first, second]) expect((await session(ann, runId)).body.state).toBe("open");
});
