import { query } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import {
  deleteRecordingRoute,
  keepRecordingRoute,
  readRecordingRoute,
  recordingErrors,
} from "../../contract/recording.ts";
import { longestSoundSeconds, samplesPerSecond } from "../../contract/transcription-limits.ts";
import { encodeMp3 } from "../speech/espeak/encode-mp3.ts";
import { samplesOf } from "../speech/espeak/read-wav.ts";
import { readSound } from "../transcription/read-sound.ts";
import { deleteRecording } from "./delete-recording.ts";
import { keepRecording } from "./keep-recording.ts";
import { findSound } from "./recording.repository.ts";

/** How messages were said. */
export function recordingRoutes(app: App): void {
  app.route(keepRecordingRoute, async (ctx, { params, body }) => {
    const { seconds, samples } = readSound(body);
    const { mp3 } = await encodeMp3(onePiece(samples), longestSoundSeconds);
    await keepRecording(ctx, { messageId: params.id, seconds, sound: mp3 });
    return undefined;
  });
  app.route(readRecordingRoute, async (ctx, { params, reply }) => {
    const sound = await query(ctx, ({ db }) => findSound(db, params.id));
    if (!sound) return fail(recordingErrors, "recording.not_found");
    void reply.status(200).headers({ "content-type": "audio/mpeg", "cache-control": "private, no-store" });
    void reply.send(sound);
    return undefined;
  });
  app.route(deleteRecordingRoute, async (ctx, { params }) => {
    await deleteRecording(ctx, { messageId: params.id });
    return undefined;
  });
}

async function* onePiece(samples: Uint8Array<ArrayBuffer>) {
  yield { samplesPerSecond, samples: samplesOf(Buffer.from(samples)) };
}
