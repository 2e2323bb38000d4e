import { afterAll, beforeAll, expect, it } from "vitest";
import { type LoopbackServer, startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";
import { startBrowserProcess } from "./browser-process.ts";
import { PageState } from "./host/orders.ts";
import { chromiumPath } from "./testing/stage-browser.ts";

const many = Array.from({ length: 60 }, (_, at) => `<input type="password" value="filling-${at}">`);
const pages: Record<string, string> = {
  "/many": `<title>Many</title>${many.join("")}`,
  "/pay": `<title>Pay</title><label>Password <input type="password" autofocus></label>
<label>Card number <input name="card"></label><label>Code <input autocomplete="one-time-code"></label>
<label>Card holder <input name="holder"></label><p id="echo"></p>
<script>addEventListener("input", () => { echo.textContent = [...document.querySelectorAll("input")].map((one) => one.value).join(" and "); });</script>`,
};

let site: LoopbackServer;
beforeAll(async () => {
  site = await startLoopbackServer(({ url }, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(pages[url ?? ""] ?? "");
  });
});
afterAll(() => site.close());

it("shows no password, code or card number that the person typed, whatever pages there were before", async () => {
  const browser = await startBrowserProcess({
    ...{ chromiumPath: chromiumPath ?? "", allowedOrigins: [site.origin], limitMegabytes: 2_500 },
  });
  try {
    for (const path of ["/many", "/pay"])
      await browser.ask({ act: "open", url: `http://${site.origin}${path}` });
    const typed = ["open-sesame-4711", "4111 1111 1111 1111", "998877", "Grace Hopper"];
    const events = typed.flatMap((text) => [
      { type: "text" as const, text },
      { type: "key" as const, key: "Tab" },
    ]);
    await browser.ask({ act: "input", events });
    const { snapshot } = PageState.parse(await browser.ask({ act: "read" }));
    for (const text of typed.slice(0, 3)) expect(snapshot).not.toContain(text);
    expect(snapshot).toContain("•••••• and •••••• and •••••• and Grace Hopper");
  } finally {
    await browser.end();
  }
}, 60_000);
