import { afterAll, beforeAll, expect, it } from "vitest";
import { type LoopbackServer, startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";
import { type BrowserProcess, startBrowserProcess } from "./browser-process.ts";
import { Frame, PageState } from "./host/orders.ts";
import { chromiumPath } from "./testing/stage-browser.ts";

const many = Array.from({ length: 60 }, (_, at) => `<input type="password" value="filling-${at}">`);
const pages: Record<string, string> = {
  "/many": `<title>Many</title>${many.join("")}`,
  "/pay": `<title>Pay</title><label>Password <input type="password" autofocus></label>
<label>Card number <input name="card"></label><label>Code <input autocomplete="one-time-code"></label>
<label>Card holder <input name="holder"></label><p id="echo"></p>
<script>addEventListener("input", () => { echo.textContent = [...document.querySelectorAll("input")].map((one) => one.value).join(" and "); });</script>`,
};

/** It writes words of other pages into the field, and again whenever somebody types. */
pages["/bait"] =
  `<title>Bait</title><label>Password <input type="password" value="terms of delivery" autofocus></label>
<script>addEventListener("input", ({ target }) => { target.value = "terms of delivery"; });</script>`;
pages["/terms"] = "<title>Terms</title><p>The terms of delivery</p>";

/** One field in a frame, and what the person types is repeated beside the fields. */
pages["/shown"] =
  `${pages["/pay"]}<iframe srcdoc="<label>CVC <input name=cvc autocomplete=cc-csc></label>"></iframe>
<label>Note <input name="note"></label>`;

let site: LoopbackServer;
/** One for all: what a test types occurs in no other one, since a session remembers it. */
let browser: BrowserProcess;
beforeAll(async () => {
  site = await startLoopbackServer(({ url }, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(pages[url ?? ""] ?? "");
  });
  browser = await startBrowserProcess({
    ...{ chromiumPath: chromiumPath ?? "", allowedOrigins: [site.origin], limitMegabytes: 2_500 },
  });
});
afterAll(async () => {
  await browser.end();
  await site.close();
});

it("shows no password, code or card number that the person typed, whatever pages there were before", async () => {
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
}, 60_000);

it("a page that writes into such a field itself blanks no word of another page", async () => {
  const open = async (path: string) =>
    PageState.parse(await browser.ask({ act: "open", url: `http://${site.origin}${path}` })).snapshot;
  expect(await open("/bait")).toMatch(/textbox "Password".*: ••••••/);
  // Also while the person types into the same field, and into another one.
  const events = [
    ...["word", "word"].map((text) => ({ type: "text" as const, text })),
    { type: "key" as const, key: "Tab" },
  ];
  await browser.ask({ act: "input", events });
  expect(await open("/terms")).toContain("The terms of delivery");
}, 60_000);

it("covers in the live picture what the person typed, once others may look", async () => {
  const frame = async (isCovered: boolean) =>
    Frame.parse(await browser.ask({ act: "frame", isCovered })).picture;
  const framesOf = async (code: string) => {
    await browser.ask({ act: "open", url: `http://${site.origin}/pay` });
    const tab = { type: "key" as const, key: "Tab" };
    await browser.ask({ act: "input", events: [tab, tab, { type: "text", text: code }, tab] });
    return { open: await frame(false), covered: await frame(true) };
  };
  const [one, other] = [await framesOf("665544"), await framesOf("332211")];
  expect(one.open).not.toBe(other.open);
  // The caret of the next field blinks.
  await expect.poll(() => frame(true), { timeout: 20_000 }).toBe(one.covered);
}, 60_000);

it("covers in pictures what the text hides, in frames too, and nothing else", async () => {
  const picturesOf = async (typed: readonly string[]) => {
    await browser.ask({ act: "open", url: `http://${site.origin}/shown` });
    const events = typed.flatMap((text) => [
      { type: "text" as const, text },
      { type: "key" as const, key: "Tab" },
    ]);
    await browser.ask({ act: "input", events });
    const { picture: small } = PageState.parse(await browser.ask({ act: "read" }));
    return { small, whole: await browser.ask({ act: "picture" }) };
  };
  const typed = (password: string, card: string, once: string, code: string, note = "Red") =>
    picturesOf([password, card, once, "Grace Hopper", code, note]);
  const other = ["open-barley-0815", "5500 0000 0000 0004", "102030", "0815"] as const;
  const first = await typed("open-millet-2342", "3782 8224 6310 0005", "908070", "2342");
  expect(first.small.length).toBeGreaterThan(1_000);
  expect(await typed(...other)).toEqual(first);
  expect(await typed(...other, "Blue")).not.toEqual(first);
}, 60_000);
