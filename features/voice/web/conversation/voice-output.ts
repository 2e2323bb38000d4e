import type { Voice } from "../../contract/voices.ts";
import { reader } from "../reading/page-reader.ts";
import { speakingSpeed } from "../reading/speaking-speed.ts";
import { fetchSpeech } from "../sound/fetch-speech.ts";
import { playInTurn } from "../sound/play-in-turn.ts";
import { playSound, prepareSound } from "../sound/play-sound.ts";
import { setRate } from "../sound/set-rate.ts";
import type { SpeakingParts } from "./talk/speaking.ts";
import { throughLosses } from "./until-reachable.ts";

/** Speaks in the voice of `readVoice`. Call `prepare` inside the press that starts the talk. */
export function createVoiceOutput(readVoice: () => Voice): SpeakingParts & { prepare(): void } {
  let known: HTMLAudioElement | undefined;
  let heardAtPause = 0;

  function element(): HTMLAudioElement {
    if (known) return known;
    const made = prepareSound();
    // At its end a sound is removed from the element, which then has no position any more.
    made.addEventListener("pause", () => {
      heardAtPause = shareOf(made);
    });
    known = made;
    return made;
  }

  return {
    prepare() {
      element();
      // One voice per page. The latest request wins.
      reader.stop();
    },
    fetchSpeech: (text, signal) => throughLosses(() => fetchSpeech(readVoice(), text, signal), signal),
    play(sound, signal) {
      const own = element();
      heardAtPause = 0;
      setRate(own, speakingSpeed.read());
      return playInTurn(reader, (untilOther) => playSound(own, sound, untilOther), signal);
    },
    share: () => (known?.hasAttribute("src") ? shareOf(known) : heardAtPause),
  };
}

function shareOf({ currentTime, duration }: HTMLAudioElement): number {
  return duration ? Math.min(1, currentTime / duration) : 0;
}
