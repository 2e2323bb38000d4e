import type { Config } from "#platform/server/config/config.ts";
import { installPrograms, isProgram } from "#platform/server/packages/install-programs.ts";

const program = "espeak-ng";

/** Who speaks, for whoever starts the server; installs the program when that was asked for. */
export async function describeSpeech(
  { speech, isSpeechInstalled }: Pick<Config, "speech" | "isSpeechInstalled">,
  { isThere = isProgram, install = installPrograms } = {},
): Promise<string> {
  if (speech === "off") return "none";
  if (!isThere(program) && isSpeechInstalled) {
    const missing = await install([{ program, packages: [program] }]);
    if (missing) console.error(`Warning: ${missing}`);
  }
  if (isThere(program)) return "espeak-ng of this machine";
  return isSpeechInstalled
    ? "none: espeak-ng could not be installed"
    : "none: install espeak-ng, or set SPEECH_INSTALL=on";
}
