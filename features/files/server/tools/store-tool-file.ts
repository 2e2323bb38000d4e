import { type ToolContext, ToolError } from "#features/tools/server/index.ts";
import type { Label } from "#platform/contract/label.ts";
import type { FileSettings } from "#platform/server/config/config.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { cleanName } from "../clean-name.ts";
import { takeUpload } from "../take-upload.ts";
import { filesHere, requireConversation } from "./conversation-files.ts";
import { keepWrittenFile, takeBackWrittenFile } from "./keep-written-file.ts";

interface ToolFile {
  name: string;
  bytes: Uint8Array;
  /** Who could have written the content, and who may read it. */
  label: Label;
}

/**
 * Stores what a tool call made or fetched as a file of its conversation, under the answer, with the id of the call.
 * A name that is taken gets a number. Idempotent.
 */
export async function storeToolFile(
  context: ToolContext,
  file: ToolFile,
  settings: FileSettings,
): Promise<{ name: string; sizeBytes: number }> {
  const { ctx, callId: id, runId, signal } = context;
  requireConversation(context.conversationId);
  const others = (await filesHere(context)).filter((other) => other.id !== id);
  const name = freeName(
    cleanName(file.name),
    others.map((other) => other.name),
  );
  const { size_bytes } = await takeUpload(ctx, { id, name, body: piecesOf(file.bytes), signal, settings });
  await keepWrittenFile(ctx, { id, runId, label: file.label, signal });
  return { name, sizeBytes: size_bytes };
}

/** Deletes the file of a tool call. Throws a ToolError when it stands under other messages too. */
export async function takeBackToolFile(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await takeBackWrittenFile(ctx, { id }).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === "file.in_use")) throw error;
    throw new ToolError("file.in_use", "This file stands under other messages too, so it stays.");
  });
}

async function* piecesOf(bytes: Uint8Array) {
  yield bytes;
}

/** `report.csv`, or `report (2).csv` where that name is taken. */
function freeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((one) => one.toLowerCase()));
  const dot = name.lastIndexOf(".");
  const [stem, ending] = [name.slice(0, dot), name.slice(dot)];
  for (let number = 2, free = name; ; number += 1) {
    if (!known.has(free.toLowerCase())) return free;
    free = `${stem} (${number})${ending}`;
  }
}
