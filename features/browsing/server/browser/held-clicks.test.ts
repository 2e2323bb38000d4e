import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LoopbackServer, startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";
import { type BrowserProcess, startBrowserProcess } from "./browser-process.ts";
import { PageElement, PageState } from "./host/orders.ts";
import { chromiumPath, stageBrowser } from "./testing/stage-browser.ts";

const form = (more: string) =>
  `<title>Page</title><form action="/taken" method="post"><input type="hidden" name="order" value="1">${more}</form>`;
const pages: Record<string, string> = {
  "/label": form(`<label>Read <input type="checkbox" onchange="form.submit()"></label>`),
  "/heading": form(`<h1 onclick="document.forms[0].submit()">More</h1>`),
  "/button": form(`<button type="button" onclick="document.forms[0].submit()">More</button>`),
  "/get": form(`<h1 onclick="document.forms[0].method = 'get'; document.forms[0].submit()">More</h1>`),
  "/fetch": `<h1 onclick="fetch('/taken', { method: 'POST', body: 'order=1' })">More</h1>`,
  "/beacon": `<h1 onclick="navigator.sendBeacon('/taken', 'order=1')">More</h1>`,
  "/link": form(`<a href="/other" onclick="document.forms[0].submit(); return false">Other</a>`),
  "/elsewhere": `<a href="/other" onclick="location.href = '/taken'; return false">Other</a>`,
  "/harmless": `<h1 onclick="fetch('/data'); document.title = 'Opened'">More</h1>`,
  "/plain": `<a href="/other">Other</a>`,
  "/next": `<button type="button" onclick="location.href = '/other'">Next</button>`,
  "/other": `<title>Other</title><script>fetch("/counted", { method: "POST" })</script>`,
};

let site: LoopbackServer;
let browser: BrowserProcess;
const taken: string[] = [];
beforeAll(async () => {
  site = await startLoopbackServer(({ url = "", method }, response) => {
    const path = url.replace(/\?.*/, "");
    if (path === "/taken" || path === "/counted") taken.push(`${method} ${path}`);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(pages[path] ?? "");
  });
  browser = await startBrowserProcess({
    ...{ chromiumPath: chromiumPath ?? "", allowedOrigins: [site.origin], limitMegabytes: 2_500 },
  });
}, 60_000);
afterAll(async () => {
  await browser.end();
  await site.close();
});

let calls = 0;
/** Clicks on the first element with a ref that the page has, as a call of its own. */
async function clickOn(path: string, isApproved = false) {
  taken.length = 0;
  const { snapshot } = PageState.parse(
    await browser.ask({ act: "open", url: `http://${site.origin}${path}` }),
  );
  const refs = [...snapshot.matchAll(/(?:checkbox|heading|button|link)[^\n]*\[ref=(\w+)\]/g)];
  const ref = refs[0]?.[1] ?? "";
  const asShown = `call-${calls++}`;
  const described = async () =>
    PageElement.array().parse(await browser.ask({ act: "describe", refs: [ref], rememberAs: asShown }))[0];
  const before = await described();
  const done = await browser.ask({ act: "click", ref, asShown, isApproved }).then(
    (state) => PageState.parse(state).title,
    (error: { code: string }) => error.code,
  );
  return { done, before: before?.kind };
}

describe("a click that nobody approved", () => {
  it.each(["/label", "/heading", "/button", "/get", "/fetch", "/beacon", "/link", "/elsewhere"])(
    "sends nothing, whatever its element looks like: %s",
    async (path) => {
      const first = await clickOn(path);
      expect(first.done).toBe("browsing.click_sends");
      expect(taken).toEqual([]);
      // From then on it is known as one that sends, which the gate asks about.
      expect(first.before).not.toBe("submit");
      expect((await clickOn(path)).before).toBe("submit");
    },
    60_000,
  );

  it("may read, follow the link that was judged, and lead on without data", async () => {
    expect((await clickOn("/harmless")).done).toBe("Opened");
    expect((await clickOn("/plain")).done).toBe("Other");
    // What the next page sends is not the click's.
    await expect.poll(() => taken).toEqual(["POST /counted"]);
    expect((await clickOn("/next")).done).toBe("Other");
  }, 60_000);
});

it("a click that a person approved sends", async () => {
  await clickOn("/heading", true);
  expect(taken).toEqual(["POST /taken"]);
}, 60_000);

describe("through the gate", () => {
  const staged = stageBrowser();
  it("the model is told, clicks again, and the person is asked", async () => {
    const { url, browserOf, ask, becomes, callsOf, approvalOf, decide } = staged;
    const ann = browserOf();
    const heading: [string, object] = ["browser_click", { ref: "e3" }];
    const { run } = await ask(ann, [
      ["browser_open", { url: url("/sends") }],
      heading,
      ["browser_read", {}],
      heading,
    ]);
    await becomes(ann, run.id, "waiting");
    expect((await callsOf(run.id)).map(({ status, error_code }) => [status, error_code])).toEqual([
      ...[
        ["succeeded", null],
        ["failed", "browsing.click_sends"],
      ],
      ...[
        ["succeeded", null],
        ["proposed", null],
      ],
    ]);
    expect(staged.site.sent).toEqual([]);
    await decide(ann, await approvalOf(ann, run.id), "approve");
    await becomes(ann, run.id, "succeeded");
    expect(staged.site.sent).toEqual(["/taken order=1"]);
  }, 90_000);
});
