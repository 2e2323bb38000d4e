import { startBrowserProcess } from "./browser-process.ts";

/** Starts a browser once, as for a run, and ends it. Rejects when it does not start. */
export async function tryBrowser(chromiumPath: string): Promise<{ isSandboxed: boolean }> {
  const browser = await startBrowserProcess({ chromiumPath, allowedOrigins: [], limitMegabytes: 1_500 });
  await browser.end();
  return { isSandboxed: browser.isSandboxed };
}
