import type { Voice } from "../../contract/voices.ts";
import { reader } from "../reading/page-reader.ts";
import { speakingSpeed } from "../reading/speaking-speed.ts";
import { fetchSpeech } from "../sound/fetch-speech.ts";
import { playSound, prepareSound } from "../sound/play-sound.ts";
import { setRate } from "../sound/set-rate.ts";
import type { SpeakingParts } from "./talk/speaking.ts";
import { throughLosses } from "./until-reachable.ts";

/** Speaks in the voice of `readVoice`; `prepare` is called in the press that begins the conversation. */
export function createVoiceOutput(readVoice: () => Voice): SpeakingParts & { prepare(): void } {
  let element: HTMLAudioElement | undefined;
  return {
    prepare() {
      element ??= prepareSound();
    },
    fetchSpeech: (text, signal) => throughLosses(() => fetchSpeech(readVoice(), text, signal), signal),
    play(sound, signal) {
      element ??= prepareSound();
      // One voice at a time on a page.
      reader.stop();
      setRate(element, speakingSpeed.read());
      return playSound(element, sound, signal);
    },
    share() {
      if (!element?.duration) return 0;
      return Math.min(1, element.currentTime / element.duration);
    },
  };
}
