import type { ImportBatch } from "../../contract/index.ts";
import type { ImportPreview } from "./read-file.ts";

/** What the page tells the worker. */
export type ToWorker = { type: "read"; file: Blob } | { type: "next" };

/** What the worker tells the page. */
export type FromWorker =
  | { type: "progress"; bytes: number }
  | { type: "read"; preview: ImportPreview }
  | { type: "failed"; problem: string }
  | { type: "batch"; batch: ImportBatch | null };
