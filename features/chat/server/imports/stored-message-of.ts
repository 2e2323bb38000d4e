import { bodyOf, type ImportedMessage } from "../../contract/index.ts";
import type { StoredMessage } from "./import.repository.ts";

/** A message as it is stored. What our own export says beyond the text is kept, and given out again by an export. */
export function storedMessageOf(
  message: ImportedMessage,
  idOf: (externalId: string) => string,
): StoredMessage {
  const { externalId, parentExternalId, besideExternalId, role, text, createdAt, record } = message;
  const place = {
    id: idOf(externalId),
    parentId: parentExternalId === null ? null : idOf(parentExternalId),
    besideId: besideExternalId ? idOf(besideExternalId) : null,
    role,
    createdAt,
  };
  if (!record) return { ...place, ...plain, body: text, parts: [{ type: "text", text }] };
  const { recordingSeconds, continuedParts, toolCalls, files, status, parts, ...rest } = record;
  return {
    ...place,
    ...rest,
    parts,
    body: bodyOf(parts),
    // Nobody writes on an answer that was being written when the file was made.
    status: status === "streaming" ? "cancelled" : status,
    continues: continuedParts > 0 ? { parts: parts.slice(0, continuedParts) } : null,
    record: { recordingSeconds, toolCalls, files },
  };
}

const plain = {
  ...{ status: "complete" as const, model: null, error: null, usage: null, durationMs: null },
  ...{ heardCharacters: null, givenFiles: null, continues: null, record: null },
};
