import { checkSpeech, engineOf } from "#features/voice/server/index.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Ctx } from "#platform/server/context.ts";
import { isProgram } from "#platform/server/packages/install-programs.ts";
import { describeSpeech } from "../../apps/server/start/speech-program.ts";

/** Checks that the speech engine works. A missing program is only reported, because speech is optional. */
export async function examineSpeech(
  ctx: Ctx,
  config: Pick<Config, "speech" | "isSpeechInstalled">,
  { isThere = isProgram } = {},
): Promise<string> {
  const engine = engineOf(config.speech);
  if (!engine) return "off";
  if (engine.kind === "espeak-ng" && !isThere("espeak-ng")) return describeSpeech(config, { isThere });
  const { milliseconds, problem } = await checkSpeech(ctx, engine, new AbortController().signal);
  if (problem !== null) throw new Error(`${engine.label}: ${problem}`);
  return `${engine.label} said a word in ${milliseconds} ms`;
}
