import { defaultVoiceId, findVoice, type Voice } from "../../contract/voices.ts";
import { useVoiceChoice } from "./use-voice-choice.ts";

/**
 * The assistant's voice for the signed-in person. Undefined until known. Falls back to the default when the
 * choice cannot be read, because speaking in another voice is better than silence.
 */
export function useVoice(): Voice | undefined {
  const { data, isError } = useVoiceChoice();
  return findVoice(data ?? (isError ? defaultVoiceId : undefined));
}
