import { expect, it } from "vitest";
import { examineBrowser } from "./examine-browser.ts";

const path = "/usr/bin/chromium";
const as = (isSandboxed: boolean) => examineBrowser({ path, attempt: async () => ({ isSandboxed }) });

it("says whether Chromium runs in its sandbox, and what to do when it does not", async () => {
  expect(await as(true)).toBe("/usr/bin/chromium, in its sandbox");
  expect(await as(false)).toMatch(/^\/usr\/bin\/chromium, without its sandbox: .+ Allow user namespaces/);
});

it("fails where a Chromium that is there cannot be used", async () => {
  const attempt = () => Promise.reject(new Error("The browser was not started."));
  await expect(examineBrowser({ path, attempt })).rejects.toThrow("The browser was not started.");
});

it("takes no Chromium for no failure", async () => {
  expect(await examineBrowser({ path: "" })).toMatch(/^none: /);
});
