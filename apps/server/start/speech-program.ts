import type { Config } from "#platform/server/config/config.ts";
import { installPrograms, isProgram } from "#platform/server/packages/install-programs.ts";

const program = "espeak-ng";

type SpeechSettings = Pick<Config, "speech" | "isSpeechInstalled">;

/** Who speaks, for whoever starts the server. */
export function describeSpeech(
  { speech, isSpeechInstalled }: SpeechSettings,
  { isThere = isProgram } = {},
): string {
  if (speech === "off") return "none";
  if (isThere(program)) return "espeak-ng of this machine";
  return isSpeechInstalled
    ? "espeak-ng, being installed"
    : "none: install espeak-ng, or set SPEECH_INSTALL=on";
}

/** Installs the program when that was asked for and it is missing; the server works meanwhile, without a voice. */
export async function installSpeech(
  { speech, isSpeechInstalled }: SpeechSettings,
  { isThere = isProgram, install = installPrograms, say = (line: string) => console.log(line) } = {},
): Promise<void> {
  if (speech === "off" || !isSpeechInstalled || isThere(program)) return;
  const missing = await install([{ program, packages: [program] }]);
  say(missing ? `Warning: ${missing}` : "espeak-ng is installed: the assistant has a voice.");
}
