import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

export interface PageReading {
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Transferred, as compressed by the server. */
  scriptKilobytes: number;
  documentKilobytes: number;
}

/** The used parts of Lighthouse's report. */
interface Report {
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: NetworkItem[] } }>;
}

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
}

const tries = 3;

/** One run of Lighthouse. Retried when Chromium loses the start of the run, which happens now and then. */
export async function measurePage(url: string, chromiumPath: string): Promise<PageReading> {
  for (let attempt = 1; ; attempt++) {
    const report = await run(url, chromiumPath);
    if (!report.runtimeError) return read(report);
    if (attempt === tries) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  }
}

async function run(url: string, chromiumPath: string): Promise<Report> {
  const cli = join(import.meta.dirname, "node_modules/lighthouse/cli/index.js");
  const categories = "--only-categories=performance,accessibility,best-practices,seo";
  const flags = "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage";
  const child = spawn(process.execPath, [cli, url, "--output=json", "--quiet", categories, flags], {
    env: { ...process.env, CHROME_PATH: chromiumPath },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
  return JSON.parse(output);
}

function read({ categories, audits }: Report): PageReading {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const items = audits["network-requests"]?.details?.items ?? [];
  const kilobytes = (type: string) =>
    items
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcpMs: value("first-contentful-paint"),
    lcpMs: value("largest-contentful-paint"),
    tbtMs: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    scriptKilobytes: kilobytes("Script"),
    documentKilobytes: kilobytes("Document"),
  };
}
