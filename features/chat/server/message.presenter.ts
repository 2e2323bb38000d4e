import type { Ctx } from "#platform/server/context.ts";
import { bodyOf, type Message } from "../contract/index.ts";
import type { MessageRow, ShownMessage } from "./message.repository.ts";
import { presentPerson } from "./present-person.ts";

/** A message as the caller sees it. */
export function presentMessage(ctx: Ctx, row: MessageRow | ShownMessage): Message {
  const beside = "beside" in row && row.beside ? presentVersion(ctx, row.beside) : null;
  return { ...presentVersion(ctx, row), beside };
}

function presentVersion(ctx: Ctx, row: MessageRow | ShownMessage): Omit<Message, "beside"> {
  return {
    author: presentPerson(ctx, row.user_id, row.author_name),
    id: row.id,
    conversationId: row.conversation_id,
    parentId: row.parent_id,
    role: row.role,
    status: row.status,
    ...{ parts: row.parts, mentions: row.mentions },
    siblingIds: "sibling_ids" in row ? row.sibling_ids : [row.id],
    runId: row.run_id,
    model: row.model,
    error: row.error,
    usage: row.usage,
    durationMs: row.duration_ms,
    heardCharacters: heardOf(row),
    recordingSeconds: row.recording_seconds,
    givenFiles: row.given_files,
    continuedParts: row.continued_parts,
    createdAt: row.created_at.toISOString(),
  };
}

/** Positions noted during the run may lie beyond the end of the stored answer. */
function heardOf({ heard_characters, status, parts }: MessageRow): number | null {
  if (heard_characters === null || status === "streaming") return heard_characters;
  return Math.min(heard_characters, bodyOf(parts).length);
}
