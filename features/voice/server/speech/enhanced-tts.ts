import { z } from "zod";
import { createPersonLimit } from "#platform/server/concurrency/person-limit.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { defineFunction, type FunctionDeclaration } from "#platform/server/functions/function-declaration.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { voiceErrors } from "../../contract/errors.ts";
import { makeSpeech } from "./make-speech.ts";
import { readSpeechRequest } from "./read-speech-request.ts";
import { createSpeechCache } from "./speech-cache.ts";
import type { SpeechEngine } from "./speech-engine.ts";

/** A sentence per second, with a paragraph as burst. */
const perPerson = { name: "voice.speech", burst: 60, perMinute: 60 };

/** Concurrent requests per person: the current and the next utterance, plus a reserve. */
const mostOfOnePerson = 4;

/** Speaks a text. Returns MP3 in base64. Without an engine the error says how to set one up. */
export function enhancedTts(engine: SpeechEngine | undefined): FunctionDeclaration {
  const cache = createSpeechCache();
  const shares = createPersonLimit(mostOfOnePerson);
  return defineFunction({
    name: "enhanced-tts",
    access: "person",
    methods: ["POST"],
    input: z.object({
      text: z.string(),
      voice: z.string().max(64),
      personality: z.string().max(500).optional(),
      /** Language of the text (BCP 47), when the caller knows it. */
      language: z
        .string()
        .max(35)
        .regex(/^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i)
        .optional(),
    }),
    async answer(ctx, { input, signal }) {
      const person = userOf(ctx);
      const request = readSpeechRequest(input);
      if (!engine) return fail(voiceErrors, "voice.off");
      await requireToken(ctx, perPerson, person.userId);
      const { mp3 } = await shares.take(
        person.userId,
        () => makeSpeech(ctx, { engine, cache, person, signal }, request),
        () => fail(voiceErrors, "voice.busy"),
      );
      return { json: { audioContent: mp3.toString("base64") } };
    },
  });
}
