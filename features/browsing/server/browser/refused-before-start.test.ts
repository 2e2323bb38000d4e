import { expect, it } from "vitest";
import { stageBrowser } from "./testing/stage-browser.ts";

/** Nothing starts from there, so whatever is refused was refused before. */
const staged = stageBrowser({ chromiumPath: "/nowhere/chromium" });

it.each([
  ["http://shop.example:8443/", "Port 8443 is not opened"],
  ["http://127.0.0.1/", "not on the public internet"],
  ["https://ann:secret@shop.example/", "carries a user name"],
])("the browser refuses %s before Chromium is started", async (url, reason) => {
  const ann = staged.browserOf();
  const { run } = await staged.ask(ann, [["browser_open", { url }]]);
  await staged.becomes(ann, run.id, "succeeded");
  const [call] = await staged.callsOf(run.id);
  expect(call).toMatchObject({ status: "failed", error_code: "browsing.address_refused" });
  expect(call?.summary).toContain(reason);
  const sessions = await staged.server.look("select from browser_sessions where run_id = $1", [run.id]);
  expect(sessions).toEqual([]);
});
