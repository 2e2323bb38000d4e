import { hasRecording } from "#features/chat/server/index.ts";
import { query } from "#platform/server/command.ts";
import { concurrencyLimit } from "#platform/server/concurrency/concurrency-limit.ts";
import { createPersonLimit } from "#platform/server/concurrency/person-limit.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { abortOnDisconnect } from "#platform/server/http/abort-on-disconnect.ts";
import type { App } from "#platform/server/http/app.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
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

/** The same limit as for transcriptions, which have the same sounds. */
const perPerson = { name: "voice.recording", burst: 30, perMinute: 30 };

/** Allows a few uploads at once after a lost connection. */
const mostOfOnePerson = 3;

/** Encoding takes CPU time from everybody. */
const atOnce = 2;
const waiting = 16;

/** Routes of recordings. */
export function recordingRoutes({ encode = encodeRecording } = {}): (app: App) => void {
  const shares = createPersonLimit(mostOfOnePerson);
  const turns = concurrencyLimit(atOnce, waiting);
  const refuse = () => fail(recordingErrors, "recording.busy");
  return (app) => {
    app.route(keepRecordingRoute, async (ctx, { params, body, reply }) => {
      const signal = abortOnDisconnect(reply);
      const { userId } = userOf(ctx);
      await requireToken(ctx, perPerson, userId);
      // Checked before encoding: most refused and repeated uploads end here.
      if (await hasRecording(ctx, params.id)) return undefined;
      const { seconds, samples } = readSound(body);
      const inTurn = () => turns.take(() => encode(samples), { refuse, signal });
      const sound = await shares.take(userId, inTurn, refuse);
      await keepRecording(ctx, { messageId: params.id, seconds, sound });
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
  };
}

/** Encodes samples of the agreed format as MP3. */
async function encodeRecording(samples: Uint8Array<ArrayBuffer>): Promise<Buffer> {
  const { mp3 } = await encodeMp3(onePiece(samples), longestSoundSeconds);
  return mp3;
}

async function* onePiece(samples: Uint8Array<ArrayBuffer>) {
  yield { samplesPerSecond, samples: samplesOf(Buffer.from(samples)) };
}
