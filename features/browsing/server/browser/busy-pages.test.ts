import { expect, it } from "vitest";
import { startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";
import { startBrowserProcess } from "./browser-process.ts";
import { PageElement, PageState } from "./host/orders.ts";
import { chromiumPath } from "./testing/stage-browser.ts";

const page = `<title>Busy</title><button>Wait</button>
<script>addEventListener("keydown", () => { const until = Date.now() + 4000; while (Date.now() < until); });</script>`;

it("an element is found on a page that is busy for seconds", async () => {
  const site = await startLoopbackServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  });
  const browser = await startBrowserProcess({
    ...{ chromiumPath: chromiumPath ?? "", allowedOrigins: [site.origin], limitMegabytes: 2_500 },
  });
  try {
    const { snapshot } = PageState.parse(await browser.ask({ act: "open", url: `http://${site.origin}/` }));
    const ref = /button "Wait" \[ref=(\w+)\]/.exec(snapshot)?.[1] ?? "";
    const pressed = browser.ask({ act: "input", events: [{ type: "key", key: "a" }] });
    const found = await browser.ask({ act: "describe", refs: [ref], rememberAs: "call" });
    expect(PageElement.array().parse(found)).toMatchObject([{ kind: "button", name: "Wait" }]);
    await pressed;
  } finally {
    await browser.end();
    await site.close();
  }
}, 60_000);
