import { tryBrowser } from "#features/browsing/server/index.ts";
import { findChromium } from "../chromium.ts";

/** Starts the browser of assistants once. A missing Chromium is only reported, because it is optional. */
export async function examineBrowser({ path = findChromium(), attempt = tryBrowser } = {}): Promise<string> {
  if (!path) {
    return "none: assistants have no browser of their own, and read pages only. For one, install chromium-headless-shell or chromium (on Debian: apt-get install chromium)";
  }
  const { isSandboxed } = await attempt(path);
  return isSandboxed
    ? `${path}, in its sandbox`
    : `${path}, without its sandbox: each browser runs as a user of its own, and a page that takes it over has that user's rights. Allow user namespaces (kernel.unprivileged_userns_clone=1, or kernel.apparmor_restrict_unprivileged_userns=0)`;
}
