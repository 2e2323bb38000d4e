import { concurrencyLimit } from "#platform/server/concurrency/concurrency-limit.ts";
import { createPersonLimit } from "#platform/server/concurrency/person-limit.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { abortOnDisconnect } from "#platform/server/http/abort-on-disconnect.ts";
import type { App } from "#platform/server/http/app.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { readTranscriberRoute, transcribeRoute } from "../../contract/transcription.ts";
import { transcriptionErrors } from "../../contract/transcription-errors.ts";
import { readSound } from "./read-sound.ts";
import { transcribeSound } from "./transcribe-sound.ts";
import type { TranscriptionEngine } from "./transcription-engine.ts";
import { writeWav } from "./write-wav.ts";

/** An utterance every two seconds, with a burst for lively exchanges. */
const perPerson = { name: "voice.transcription", burst: 30, perMinute: 30 };

/** Concurrent transcriptions per person: one in progress, and what was said meanwhile. */
const mostOfOnePerson = 3;

/** Each holds up to two megabytes of sound. */
const atOnce = 8;
const waiting = 16;

/** Routes of transcription. */
export function transcriptionRoutes(engine: TranscriptionEngine | undefined): (app: App) => void {
  const shares = createPersonLimit(mostOfOnePerson);
  const turns = concurrencyLimit(atOnce, waiting);
  const refuse = () => fail(transcriptionErrors, "transcription.busy");
  return (app) => {
    app.route(readTranscriberRoute, async (ctx) =>
      engine && !userOf(ctx).isVisitor ? engine.transcriber : { kind: "nobody" as const },
    );
    app.route(transcribeRoute, async (ctx, { body, query: { language }, reply }) => {
      const signal = abortOnDisconnect(reply);
      const person = userOf(ctx);
      if (!engine) return fail(transcriptionErrors, "transcription.off");
      const { seconds, samples } = readSound(body);
      await requireToken(ctx, perPerson, person.userId);
      // Rewritten from the counted samples, without other chunks.
      const sound = { wav: writeWav(samples), language };
      const transcribe = () => transcribeSound(ctx, { engine, person, seconds, signal }, sound);
      const text = await shares.take(person.userId, () => turns.take(transcribe, { refuse, signal }), refuse);
      return { text, seconds };
    });
  };
}
