import { findChromium } from "../../bin/chromium.ts";

export interface PageWeight {
  bytes: number;
  /** The method. With a browser, everything the page really loads counts. */
  method: string;
}

/** JavaScript transferred on a first visit of `url`, compressed as served. */
export async function pageWeight(url: string): Promise<PageWeight> {
  const executablePath = findChromium();
  if (!executablePath) return { bytes: await weightOfTags(url), method: "tags only" };

  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const scripts = new Set<string>();
    let bytes = 0;
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      if (type === "Script" || /javascript/.test(response.mimeType)) scripts.add(requestId);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page
      .goto(url, { waitUntil: "networkidle", timeout: 15_000 })
      .catch(() => page.waitForTimeout(2_000));
    return { bytes, method: "Chromium" };
  } finally {
    await browser.close();
  }
}

async function weightOfTags(url: string) {
  const html = await (await fetch(url)).text();
  const sources = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, source = ""]) => source);
  const sizes = sources.map(async (source) => {
    const reply = await fetch(new URL(source, url), { headers: { "accept-encoding": "br" } });
    return Number(reply.headers.get("content-length") ?? 0);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
