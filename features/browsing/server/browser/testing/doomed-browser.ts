import { findChromiumOfSystem } from "#platform/server/packages/find-chromium.ts";
import { startBrowserProcess } from "../browser-process.ts";

// A server that holds a browser until it is killed. It says when the browser is there.
const browser = await startBrowserProcess({
  chromiumPath: findChromiumOfSystem() ?? "",
  allowedOrigins: [],
  limitMegabytes: 1_500,
});
process.send?.(browser.pid);
setInterval(() => undefined, 1_000);
