import { noteRecording } from "#features/chat/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { requireNoHold } from "#platform/server/holds/require-no-hold.ts";
import { recordingErrors } from "../../contract/recording.ts";
import { recordingAccess } from "./recording.access.ts";
import { deleteRecordingOf } from "./recording.repository.ts";

/** Deletes the recording of a message. Its text stays. Throws `recording.not_found`. */
export const deleteRecording = command(
  "message.delete_recording",
  recordingAccess.delete_recording,
  async (ctx, { messageId }: { messageId: string }): Promise<void> => {
    const { conversationId, isChanged } = await noteRecording(ctx, { messageId, seconds: null });
    if (!isChanged) fail(recordingErrors, "recording.not_found");
    const { workspaceId } = userOf(ctx);
    await requireNoHold(ctx, { kind: "conversation", workspaceId, id: conversationId });
    await deleteRecordingOf(ctx.db, messageId);
    await ctx.audit({
      act: "message.recording_deleted",
      target: [{ type: "message", id: messageId }],
      conversationId,
    });
  },
);
