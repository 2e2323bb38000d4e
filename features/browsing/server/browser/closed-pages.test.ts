import { expect, it } from "vitest";
import { startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";
import { startBrowserProcess } from "./browser-process.ts";
import { PageState } from "./host/orders.ts";
import { chromiumPath } from "./testing/stage-browser.ts";

/** More windows than are kept open, so the first one is closed. The others close themselves after it. */
const pages: Record<string, string> = {
  "/closes": `<title>Closes</title><script>for (let at = 0; at < 5; at++) open("/window");</script>`,
  "/window": `<script>setInterval(() => { if (!opener || opener.closed) close(); }, 20);</script>`,
  "/next": "<title>Next</title>",
};

it("windows that all close themselves leave an empty page, and the next address is opened", async () => {
  const site = await startLoopbackServer(({ url }, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(pages[url ?? ""] ?? "");
  });
  const browser = await startBrowserProcess({
    ...{ chromiumPath: chromiumPath ?? "", allowedOrigins: [site.origin], limitMegabytes: 2_500 },
  });
  const open = async (path: string) =>
    PageState.parse(await browser.ask({ act: "open", url: `http://${site.origin}${path}` }));
  const notes = async () => PageState.parse(await browser.ask({ act: "read" })).notes;
  try {
    // The page may be gone before it is read.
    const opened = await open("/closes").catch(() => undefined);
    await expect
      .poll(async () => [...(opened?.notes ?? []), ...(await notes().catch(() => []))].join())
      .toContain("closed itself");
    expect((await open("/next")).title).toBe("Next");
  } finally {
    await browser.end();
    await site.close();
  }
}, 60_000);
