import { fail } from "#platform/server/errors.ts";
import { voiceErrors } from "../../../contract/errors.ts";
import type { SpeechEngine } from "../speech-engine.ts";
import { atMost } from "../turns.ts";
import { encodeMp3 } from "./encode-mp3.ts";
import { presetOf } from "./presets.ts";
import { readWav } from "./read-wav.ts";
import { runEspeak } from "./run-espeak.ts";

/** More would only take the processor from each other. */
const programsAtOnce = 2;
const waiting = 30;

/** The voices of the program espeak-ng on this machine: robotic, quick, and nothing leaves the machine. */
export function espeakEngine(program = "espeak-ng"): SpeechEngine {
  const turns = atMost(programsAtOnce, waiting);
  return {
    id: "espeak-ng",
    speak: ({ text, voiceId }, log) =>
      turns.take(
        async () => {
          try {
            return await encodeMp3(readWav(runEspeak(program, text, presetOf(voiceId))));
          } catch (error) {
            if (isMissing(error)) fail(voiceErrors, "voice.engine_missing");
            log.error({ err: error, voice: voiceId }, "espeak-ng did not speak");
            return fail(voiceErrors, "voice.failed");
          }
        },
        () => fail(voiceErrors, "voice.busy"),
      ),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
