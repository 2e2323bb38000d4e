import { useCallback, useEffect, useRef, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { dismissToast, notify } from "#platform/web/ui/toast/notify.ts";
import type { Voice, VoiceId } from "../../contract/voices.ts";
import { reader } from "../reading/page-reader.ts";
import { playSound, prepareSound } from "../sound/play-sound.ts";
import { voiceMessages, voiceToastId } from "../voice-messages.ts";
import { fetchSample } from "./fetch-sample.ts";

export type Preview = { state: "silent" } | { state: "fetching" | "playing"; voiceId: VoiceId };

const silent: Preview = { state: "silent" };

/** Plays samples, one at a time; what plays ends with the component. */
export function usePreview() {
  const [preview, setPreview] = useState<Preview>(silent);
  const current = useRef<AbortController>(undefined);

  const stop = useCallback(() => {
    current.current?.abort();
    setPreview(silent);
  }, []);
  useEffect(() => () => current.current?.abort(), []);

  const start = useCallback(async (voice: Voice) => {
    current.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    const element = prepareSound();
    dismissToast(voiceToastId);
    reader.stop();
    let failure = voiceMessages.notGenerated;
    try {
      setPreview({ state: "fetching", voiceId: voice.id });
      const sound = await fetchSample(voice, signal);
      if (signal.aborted) return;
      failure = voiceMessages.notPlayed;
      setPreview({ state: "playing", voiceId: voice.id });
      await playSound(element, sound, signal);
    } catch (error) {
      if (!signal.aborted) announce(failure, error);
    } finally {
      // Stopped by the next one, it is the next one's turn to say what plays.
      if (current.current === controller) setPreview(silent);
    }
  }, []);

  return { preview, start, stop };
}

function announce(title: string, error: unknown): void {
  const message = describeError(error);
  notify({ id: voiceToastId, type: "error", title, message, autoClose: false });
}
