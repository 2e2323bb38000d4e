import type { ImportBatch } from "../../contract/index.ts";
import { batchConversations } from "./batch-conversations.ts";
import type { FromWorker, ToWorker } from "./import-messages.ts";
import { ImportProblem } from "./import-problem.ts";
import { readFile } from "./read-file.ts";

/** Reads an export apart from the page, which can end it at any moment. */
let batches: Iterator<ImportBatch["conversations"]> | undefined;
let origin: ImportBatch["origin"] = "chatgpt";

const tell = (message: FromWorker) => postMessage(message);

addEventListener("message", async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "next") {
    const next = batches?.next();
    tell({ type: "batch", batch: next && !next.done ? { origin, conversations: next.value } : null });
    return;
  }
  try {
    const { found, preview } = await readFile(data.file, (bytes) => tell({ type: "progress", bytes }));
    origin = preview.origin;
    batches = batchConversations(found.map(({ conversation }) => conversation));
    tell({ type: "read", preview });
  } catch (error) {
    const problem = error instanceof ImportProblem ? error.message : "This file could not be read.";
    tell({ type: "failed", problem });
  }
});
