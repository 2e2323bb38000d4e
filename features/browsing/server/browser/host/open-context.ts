import type { Browser, BrowserContext, Page } from "playwright-core";

export const viewport = { width: 1_024, height: 720 };
/** Windows that pages opened. */
const mostPages = 5;

/** The one context of a session, and the page on top of it. */
export interface OpenContext {
  context: BrowserContext;
  /** The page that is shown: a new one where the last one closed itself. */
  page(): Promise<Page>;
  /** What happened beside the acts since the last call, e.g. a dialog that was closed. */
  takeNotes(): string[];
}

/** An isolated context without permissions, service workers and WebRTC. Dialogs are dismissed. */
export async function openContext(browser: Browser): Promise<OpenContext> {
  const context = await browser.newContext({
    viewport,
    acceptDownloads: true,
    serviceWorkers: "block",
    permissions: [],
    locale: "en-US",
  });
  context.setDefaultTimeout(10_000);
  context.setDefaultNavigationTimeout(20_000);
  await context.addInitScript(dropRealTime);
  let notes: string[] = [];
  const note = (text: string) => {
    if (notes.length < 10) notes.push(text.replace(/\s+/g, " ").slice(0, 250));
  };
  const pages: Page[] = [];
  context.on("page", (page) => {
    if (pages.length > 0) note("The page opened a new window, which is shown now.");
    pages.push(page);
    if (pages.length > mostPages) void pages[0]?.close().catch(() => undefined);
    page.on("close", () => {
      const at = pages.indexOf(page);
      if (at >= 0) pages.splice(at, 1);
    });
    page.on("dialog", (dialog) => {
      if (dialog.type() === "beforeunload") return void dialog.accept().catch(() => undefined);
      note(`The page showed a dialog, which was dismissed: ${dialog.message()}`);
      void dialog.dismiss().catch(() => undefined);
    });
    page.on("crash", () => note("The page crashed."));
  });
  let replacing: Promise<Page> | undefined;
  const replace = async () => {
    note("The page closed itself. An empty one is shown now.");
    return context.newPage();
  };
  await context.newPage();
  return {
    context,
    async page() {
      const top = pages.at(-1);
      if (top) return top;
      // Frames are taken beside acts, and both may find no page.
      replacing ??= replace().finally(() => {
        replacing = undefined;
      });
      return replacing;
    },
    takeNotes() {
      const taken = notes;
      notes = [];
      return taken;
    },
  };
}

/** Runs in pages. The flags of Chromium keep WebRTC off the network already. */
function dropRealTime(): void {
  for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection", "WebTransport"]) {
    Reflect.deleteProperty(globalThis, name);
  }
}
