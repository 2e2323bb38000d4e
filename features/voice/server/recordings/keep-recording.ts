import { noteRecording } from "#features/chat/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { recordingAccess } from "./recording.access.ts";
import { insertRecording } from "./recording.repository.ts";

interface Kept {
  messageId: string;
  seconds: number;
  /** MP3. */
  sound: Buffer;
}

/**
 * Stores the recording of a message, accessible only to the person who spoke. Idempotent: the first recording
 * stays.
 */
export const keepRecording = command(
  "message.keep_recording",
  recordingAccess.keep_recording,
  async (ctx, { messageId, seconds, sound }: Kept): Promise<void> => {
    const { conversationId, isChanged } = await noteRecording(ctx, { messageId, seconds });
    if (!isChanged) return;
    await insertRecording(ctx.db, { messageId, userId: userOf(ctx).userId, seconds, sound });
    await ctx.audit({
      act: "message.recording_kept",
      target: [{ type: "message", id: messageId }],
      conversationId,
      facts: { milliseconds: Math.round(seconds * 1_000), bytes: sound.length },
    });
  },
);
