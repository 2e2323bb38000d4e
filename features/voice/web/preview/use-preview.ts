import { useCallback, useEffect, useId, useState, useSyncExternalStore } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { dismissToast, notify } from "#platform/web/ui/toast/notify.ts";
import type { Voice, VoiceId } from "../../contract/voices.ts";
import { reader } from "../reading/page-reader.ts";
import { fetchSpeech } from "../sound/fetch-speech.ts";
import { playSound, prepareSound } from "../sound/play-sound.ts";
import { voiceMessages, voiceToastId } from "../voice-messages.ts";
import { voiceSamples } from "./voice-samples.ts";

export type Preview = { state: "silent" } | { state: "fetching" | "playing"; voiceId: VoiceId };

const silent: Preview = { state: "silent" };

/** Plays voice samples through the page's reader, so that only one sound plays. Ends with the component. */
export function usePreview() {
  const reading = useSyncExternalStore(reader.subscribe, reader.current);
  const [voiceId, setVoiceId] = useState<VoiceId>();
  // Takes the place of a message id.
  const sampleId = useId();

  const start = useCallback(
    (voice: Voice) => {
      const element = prepareSound();
      dismissToast(voiceToastId);
      setVoiceId(voice.id);
      void reader.read(sampleId, [voiceSamples[voice.id]], {
        fetchSpeech: (text, signal) => fetchSpeech(voice, text, signal),
        play: (sound, signal) => playSound(element, sound, signal),
        onFailure: announce,
      });
    },
    [sampleId],
  );
  const stop = useCallback(() => {
    const current = reader.current();
    if (current.state !== "silent" && current.messageId === sampleId) reader.stop();
  }, [sampleId]);
  useEffect(() => stop, [stop]);

  const isOwn = reading.state !== "silent" && reading.messageId === sampleId && voiceId !== undefined;
  const preview: Preview = isOwn
    ? { state: reading.state === "speaking" ? "playing" : "fetching", voiceId }
    : silent;
  return { preview, start, stop };
}

function announce(of: "speech" | "sound", error: unknown): void {
  const title = of === "speech" ? voiceMessages.notGenerated : voiceMessages.notPlayed;
  notify({ id: voiceToastId, type: "error", title, message: describeError(error), autoClose: false });
}
