import { cleanText } from "#platform/contract/clean-text.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Chunk } from "../../contract/index.ts";
import { chunkPage, findStepStart, listChunksAfter } from "../chunk.repository.ts";
import type { RunRow } from "../run.repository.ts";
import type { StepContent } from "../step-content.ts";

type ShownText = Extract<StepContent, { type: "text" | "reasoning" }>;

/** The texts of a step as shown so far: its chunks since its last start, read page by page. */
export async function readShownContent(db: Db, run: RunRow, step: number): Promise<StepContent[]> {
  const { workspace_id, id } = run;
  const startSeq = await findStepStart(db, workspace_id, id, step);
  if (startSeq === undefined) return [];
  let texts = new Map<string, ShownText>();
  for (let seq = startSeq - 1; ; ) {
    const page = await listChunksAfter(db, workspace_id, id, seq);
    for (const chunk of page.flatMap(({ lines }) => parse(lines))) {
      // The first batch may contain the end of an earlier attempt.
      if (chunk.type === "step-start" && chunk.step === step) texts = new Map();
      else add(texts, chunk);
    }
    const last = page.at(-1);
    if (!last || page.length < chunkPage) return [...texts.values()];
    seq = last.lastSeq;
  }
}

function add(texts: Map<string, ShownText>, chunk: Chunk): void {
  if (chunk.type !== "text-delta" && chunk.type !== "reasoning-delta") return;
  const known = texts.get(chunk.partId);
  if (known) known.text += cleanText(chunk.delta);
  else {
    const type = chunk.type === "text-delta" ? "text" : "reasoning";
    texts.set(chunk.partId, { type, text: cleanText(chunk.delta) });
  }
}

function parse(lines: string): Chunk[] {
  return lines.split("\n").map((line) => JSON.parse(line));
}
