import { Worker } from "node:worker_threads";
import { z } from "zod";
import { ToolError } from "#features/tools/server/index.ts";
import { nestingDepth } from "./nesting-depth.ts";
import type { Page } from "./page.ts";

const MAX_NESTING = 512;
/** Loading the parser is not the page's fault, so it has a separate timeout. */
const START_TIMEOUT_MS = 10_000;
/** An honest page takes less than a second; on a busy machine it may wait for its turn. */
const EXTRACTION_TIMEOUT_MS = 10_000;
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const Extracted = z.object({
  url: z.string(),
  title: text,
  site: text,
  author: text,
  published: text,
  markdown: text,
});

export interface ExtractOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
}

/**
 * Extracts the article of an HTML page as Markdown. The parser runs in a worker, which is terminated at a
 * timeout. Throws ToolError.
 */
export async function extractPage(html: string, url: string, options: ExtractOptions = {}): Promise<Page> {
  if (nestingDepth(html) > MAX_NESTING) {
    throw new ToolError("browsing.page_too_deep", "The page is nested too deeply to be read.");
  }
  const worker = new Worker(new URL("./extract-page.worker.ts", import.meta.url), {
    resourceLimits,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  try {
    await nextMessage(worker, START_TIMEOUT_MS, options.signal);
    worker.postMessage({ html, url });
    return Extracted.parse(
      await nextMessage(worker, options.timeoutMs ?? EXTRACTION_TIMEOUT_MS, options.signal),
    );
  } finally {
    await worker.terminate();
  }
}

function nextMessage(worker: Worker, timeoutMs: number, signal: AbortSignal | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
    const stop = () => reject(unreadable("it takes too long"));
    if (either.aborted) return stop();
    either.addEventListener("abort", stop, { once: true });
    worker.once("message", resolve);
    worker.once("error", (cause) => reject(unreadable(reasonOf(cause), cause)));
    worker.once("exit", () => reject(unreadable("its reader stopped")));
  });
}

function reasonOf(cause: unknown): string {
  const isMemory = cause instanceof Error && "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY";
  return isMemory ? "it needs too much memory" : "its structure is broken";
}

function unreadable(reason: string, cause?: unknown): ToolError {
  return new ToolError("browsing.page_unreadable", `The page could not be read: ${reason}.`, { cause });
}
