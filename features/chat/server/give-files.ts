import type { GivenFile } from "#features/files/contract/index.ts";
import { type GivenMaterial, readMaterial } from "#features/files/server/index.ts";
import type { HistoryMessage, RunHost } from "#features/runs/server/index.ts";
import { command } from "#platform/server/command.ts";
import { updateGivenFiles } from "./answer.repository.ts";
import { conversationAccess } from "./conversation.access.ts";

/** Files of earlier questions are read again while they are among the last of the conversation. */
const mostFiles = 20;

/**
 * The history with the content of its files: each whole, or the passages that fit the question. Records on the
 * answer what was given. The text of a file has the label of the file.
 */
export const giveFiles: NonNullable<RunHost["giveFiles"]> = async (ctx, { run, history, model }) => {
  const question = history.at(-1)?.text ?? "";
  const fileIds = [...new Set(history.toReversed().flatMap((message) => message.fileIds ?? []))];
  const conversationId = run.host_id;
  const given = await readMaterial(ctx, {
    ...{ conversationId, fileIds: fileIds.slice(0, mostFiles), question },
    ...model,
  });
  const messageId = run.message_id;
  if (messageId) {
    const files = [...given.values()].map(({ file }) => file);
    await noteGivenFiles(ctx, { messageId, conversationId, files });
  }
  const taken = new Set<string>();
  // At the last question that names a file.
  return history
    .toReversed()
    .map((message) => withMaterial(message, given, taken))
    .toReversed();
};

function withMaterial(
  message: HistoryMessage,
  given: ReadonlyMap<string, GivenMaterial>,
  taken: Set<string>,
): HistoryMessage {
  const materials = (message.fileIds ?? []).flatMap((id) => {
    const found = taken.has(id) ? undefined : given.get(id)?.material;
    taken.add(id);
    return found ? [found] : [];
  });
  return materials.length > 0 ? { ...message, materials } : message;
}

interface Noted {
  messageId: string;
  conversationId: string;
  files: GivenFile[];
}

/** Records on an answer what its model was given of each file. Idempotent. */
export const noteGivenFiles = command(
  "message.note_given_files",
  conversationAccess.note_given_files,
  async (ctx, { messageId, conversationId, files }: Noted): Promise<void> => {
    if (!(await updateGivenFiles(ctx.db, messageId, files))) return;
    await ctx.audit({
      act: "message.files_given",
      target: [{ type: "message", id: messageId }],
      conversationId,
      facts: { files: files.map(({ fileId, as, places }) => ({ id: fileId, as, places: places.length })) },
    });
  },
);
