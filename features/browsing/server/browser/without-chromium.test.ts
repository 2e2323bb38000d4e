import { expect, it } from "vitest";
import { listCatalogue } from "#features/tools/server/index.ts";
import { stageBrowser } from "./testing/stage-browser.ts";

const staged = stageBrowser({ chromiumPath: undefined });

it("a server without Chromium offers no tool of the browser, and reads pages", async () => {
  const ann = staged.browserOf();
  const names = (await listCatalogue(staged.server.as(ann.person))).map(({ name }) => name);
  expect(names).toContain("read_web_page");
  expect(names.filter((name) => name.startsWith("browser_"))).toEqual([]);
  const { run } = await staged.ask(ann, [["read_web_page", { url: staged.url("/terms") }]]);
  await staged.becomes(ann, run.id, "succeeded");
  expect((await staged.callsOf(run.id))[0]).toMatchObject({ status: "succeeded" });
  // Pages that watch a run ask for its browser: that it has none is an answer, and no error.
  const path = `/api/v1/runs/${run.id}/browser`;
  expect(await ann.get(path)).toEqual({ browser: null });
  expect((await staged.browserOf().call("GET", path)).status).toBe(404);
});
