import { contentHashesOf } from "#features/files/server/index.ts";
import {
  isFromCollections,
  leadsInside,
  listToolCallsOf,
  presentToolCall,
  type ToolCallRow,
  withheld,
} from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { ExportedFile, ExportedMessage, ExportedToolCall, Part } from "../../contract/index.ts";
import { type ExportedRow, listExported, type Place } from "./export.repository.ts";
import type { Exported } from "./exported.ts";

/** Each may have the results of many tools. */
const pageSize = 50;

/** The conversation was deleted, or is not shared any more, while it was exported. Half of it is no export. */
export class ConversationEndedError extends Error {}

/**
 * Messages in the given order, with a page of them in memory at a time. Throws ConversationEndedError when one is
 * gone.
 */
export async function* readMessages(
  ctx: Ctx,
  { conversation, places, isOfSeveral, withDeleted = false }: Wanted,
): AsyncGenerator<ExportedMessage> {
  const workspaceId = conversation.workspace_id;
  for (let at = 0; at < places.length; at += pageSize) {
    const page = places.slice(at, at + pageSize);
    const read = await query(ctx, (inner) => readPage(inner, { workspaceId, page, withDeleted }));
    for (const place of page) {
      const message = read.get(place.id);
      if (!message) throw new ConversationEndedError();
      yield { ...message, parentId: place.parentId, author: isOfSeveral ? message.author : null };
    }
  }
}

type Wanted = Pick<Exported, "conversation" | "places" | "isOfSeveral" | "withDeleted">;

async function readPage(
  { db }: Ctx,
  { workspaceId, page, withDeleted }: { workspaceId: string; page: readonly Place[]; withDeleted: boolean },
) {
  const ids = page.map(({ id }) => id);
  const rows = await listExported(db, workspaceId, ids, withDeleted);
  const parts = rows.filter((row) => !row.imported_record).flatMap((row) => row.parts);
  const callIds = parts.flatMap((part) => (part.type === "tool-call" ? [part.toolCallId] : []));
  const calls = new Map((await listToolCallsOf(db, callIds.filter(isUuid))).map((call) => [call.id, call]));
  const fileIds = parts.flatMap((part) => (part.type === "file" ? [part.fileId] : []));
  const hashes = fileIds.length > 0 ? await contentHashesOf(db, fileIds) : new Map<string, string>();
  return new Map(rows.map((row) => [row.id, toExported(row, { calls, hashes, isHeld: withDeleted })]));
}

interface Beside {
  calls: ReadonlyMap<string, ToolCallRow>;
  hashes: ReadonlyMap<string, string>;
  /** For a legal hold, which keeps all that was read. */
  isHeld: boolean;
}

/** An answer that is being written has no parts yet. */
function toExported(row: ExportedRow, { calls, hashes, isHeld }: Beside): ExportedMessage {
  const { imported_record: imported } = row;
  return {
    id: row.id,
    parentId: null,
    role: row.role,
    author: row.author,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    parts: isHeld ? row.parts : row.parts.map((part) => withoutPassages(part, calls)),
    model: row.model,
    usage: row.usage,
    durationMs: row.duration_ms,
    integrity: row.integrity,
    besideId: row.beside_id,
    error: row.error,
    heardCharacters: row.heard_characters,
    recordingSeconds: imported?.recordingSeconds ?? row.recording_seconds,
    continuedParts: row.continued_parts,
    givenFiles: row.given_files,
    toolCalls: imported?.toolCalls ?? row.parts.flatMap((part) => toolCallOf(part, { calls, isHeld })),
    files: imported?.files ?? row.parts.flatMap((part) => fileOf(part, hashes)),
  };
}

function toolCallOf(part: Part, { calls, isHeld }: Pick<Beside, "calls" | "isHeld">): ExportedToolCall[] {
  const row = part.type === "tool-call" ? calls.get(part.toolCallId) : undefined;
  if (!row) return [];
  const shown = isHeld || !isFromCollections(row) ? row : withheld(row);
  const {
    runId: _run,
    stepId: _step,
    conversationId: _place,
    abilities: _,
    ...call
  } = presentToolCall(shown);
  return [{ ...call, resultIntegrity: row.result_integrity }];
}

/** A file goes where its owner sends it. What only readers of a collection may read stays inside, also its titles. */
function withoutPassages(part: Part, calls: Beside["calls"]): Part {
  if (part.type !== "tool-call") return part;
  const row = calls.get(part.toolCallId);
  if (row && !isFromCollections(row)) return part;
  return { ...part, sources: part.sources.filter((one) => !leadsInside(one)) };
}

function fileOf(part: Part, hashes: Beside["hashes"]): ExportedFile[] {
  if (part.type !== "file") return [];
  const { type: _type, ...file } = part;
  return [{ ...file, contentHash: hashes.get(part.fileId) ?? null }];
}
