import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Voice } from "../../contract/voices.ts";
import { fetchSpeech } from "../sound/fetch-speech.ts";
import { playSound, prepareSound } from "../sound/play-sound.ts";
import { setRate } from "../sound/set-rate.ts";
import { utterancesOf } from "../spoken/utterances-of.ts";
import { voiceMessages } from "../voice-messages.ts";
import { reader } from "./page-reader.ts";
import { type SpeakingSpeed, speakingSpeed } from "./speaking-speed.ts";

/** Reads one message aloud. Ends with the component. */
export function useReading(messageId: string) {
  const reading = useSyncExternalStore(reader.subscribe, reader.current);
  const isOwn = reading.state !== "silent" && reading.messageId === messageId;
  const speed = speakingSpeed.use();
  const element = useRef<HTMLAudioElement>(undefined);

  useEffect(
    () => () => {
      const current = reader.current();
      if (current.state !== "silent" && current.messageId === messageId) reader.stop();
    },
    [messageId],
  );

  const start = useCallback(
    (markdown: string, voice: Voice) => {
      const sound = prepareSound();
      setRate(sound, speakingSpeed.read());
      element.current = sound;
      const utterances = utterancesOf(markdown);
      if (utterances.length === 0)
        notify({ type: "info", title: nothingToSay, message: noWords, duration: 4000 });
      void reader.read(messageId, utterances, {
        fetchSpeech: (utterance, signal) => fetchSpeech(voice, utterance, signal),
        play: (speech, signal) => playSound(sound, speech, signal),
        onFailure: (of, error) => announce(of, error),
      });
    },
    [messageId],
  );

  const changeSpeed = (next: SpeakingSpeed) => {
    speakingSpeed.choose(next);
    if (element.current) setRate(element.current, next);
  };

  return {
    reading: isOwn ? reading : undefined,
    speed,
    start,
    changeSpeed,
    skip: reader.skip,
    stop: reader.stop,
  };
}

const nothingToSay = "Nothing to read aloud";
const noWords = "This answer has no words.";

function announce(of: "speech" | "sound", error: unknown): void {
  const title = of === "speech" ? voiceMessages.notRead : voiceMessages.notPlayedAloud;
  const message = describeError(error);
  notify({ id: "reading-aloud", type: "error", title, message, autoClose: false });
}
