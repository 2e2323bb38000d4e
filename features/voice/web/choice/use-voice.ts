import { defaultVoiceId, findVoice, type Voice } from "../../contract/voices.ts";
import { useVoiceChoice } from "./use-voice-choice.ts";

/**
 * The voice in which the assistant speaks to whoever is signed in; undefined until it is known. Where the choice cannot
 * be read it is the default: to speak in another voice is better than to be silent.
 */
export function useVoice(): Voice | undefined {
  const { data, isError } = useVoiceChoice();
  return findVoice(data ?? (isError ? defaultVoiceId : undefined));
}
