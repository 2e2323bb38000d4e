import { assertNever } from "#platform/server/assert-never.ts";
import type { Config } from "#platform/server/config/config.ts";
import { installPrograms, isProgram } from "#platform/server/packages/install-programs.ts";

const program = "espeak-ng";

type ProgramSettings = Pick<Config, "speech" | "isSpeechInstalled">;

/** The speech engine, for the start screen. */
export function describeSpeech(
  { speech, isSpeechInstalled }: ProgramSettings,
  { isThere = isProgram } = {},
): string {
  switch (speech.provider) {
    case "off":
      return "none";
    case "embedded":
      return isThere(program) ? "embedded voices, other languages by espeak-ng" : "embedded voices, English";
    case "espeak-ng":
      return describeProgram(isThere(program), isSpeechInstalled);
    case "openai":
      return `${speech.model} of OpenAI`;
    case "elevenlabs":
      return `${speech.model} of ElevenLabs`;
    case "azure":
      return speech.url ? `Azure at ${new URL(speech.url).host}` : `Azure in ${speech.region}`;
    case "openai_compatible":
      return `${speech.model} at ${new URL(speech.url).host}`;
    default:
      return assertNever(speech);
  }
}

function describeProgram(isThere: boolean, isInstalled: boolean): string {
  if (isThere) return "espeak-ng of this machine";
  return isInstalled ? "espeak-ng, being installed" : "none: install espeak-ng, or set SPEECH_INSTALL=on";
}

/** Installs the missing program if requested. The server works meanwhile, without a voice. */
export async function installSpeech(
  { speech, isSpeechInstalled }: ProgramSettings,
  { isThere = isProgram, install = installPrograms, say = (line: string) => console.log(line) } = {},
): Promise<void> {
  const isUsed = speech.provider === "embedded" || speech.provider === "espeak-ng";
  if (!isUsed || !isSpeechInstalled || isThere(program)) return;
  const missing = await install([{ program, packages: [program] }]);
  say(missing ? `Warning: ${missing}` : "espeak-ng is installed: the assistant speaks eight languages.");
}
