import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { addToDraft, type MessageToSend, newId, type useThread } from "#features/chat/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { useReachability } from "#platform/web/api/reachability.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { defaultVoiceId, findVoice, voices } from "../../contract/voices.ts";
import { useVoice } from "../choice/use-voice.ts";
import { reader } from "../reading/page-reader.ts";
import { keepRecording } from "../recordings/keep-recording.ts";
import { keepsRecordings } from "../recordings/keeps-recordings.ts";
import { placeShownAt, type ShownPlace } from "./shown-place.ts";
import { listeningMode } from "./talk/listening-mode.ts";
import { createTalk } from "./talk/talk.ts";
import type { SpokenPlace } from "./talk/talk-ports.ts";
import { isUnreached, throughLosses, untilReachable } from "./until-reachable.ts";
import { useEnded } from "./use-ended.ts";
import { byServer, type ListeningWay } from "./use-listening-way.ts";
import { createVoiceOutput } from "./voice-output.ts";

/** The talk of a page. It ends with the page. */
export function useTalk(thread: ReturnType<typeof useThread>, way: ListeningWay | undefined) {
  const isReachable = useReachability();
  const untilEnded = useEnded(thread.answering !== undefined);
  const voice = useVoice() ?? findVoice(defaultVoiceId) ?? voices[0];
  const shown = useRef<ShownPlace>({ draftPlace: thread.place });
  shown.current = placeShownAt(thread.place, shown.current);
  const now = useRef({ thread, way, untilEnded, voice });
  now.current = { thread, way, untilEnded, voice };

  const [{ talk, output }] = useState(() => {
    const output = createVoiceOutput(() => now.current.voice);
    const here = (): SpokenPlace => {
      const place = shown.current;
      return {
        isShown: () => place === shown.current,
        async send({ id, text }, sound) {
          place.beginsAs = newId();
          // A retry waits for its own answer, so reading aloud stops.
          reader.stop();
          await now.current.thread.send({ id, conversationId: place.beginsAs, text });
          if (keepsRecordings.read() && sound.size > 0) keepSound(id, sound);
        },
        keepWords: (text) => addToDraft(place.draftPlace, text),
      };
    };
    const talk = createTalk(
      {
        ...output,
        ...{ noteHeard, untilReachable, isUnreached, newId, here },
        openListener: (events, options) => (now.current.way ?? byServer).openListener(events, options),
        transcribe: (sound, signal) => (now.current.way ?? byServer).transcribe(sound, signal),
        after: (ms, act) => void setTimeout(act, ms),
        isAnswering: () => now.current.thread.answering !== undefined,
        cancel() {
          now.current.thread.answering?.onStop();
          return now.current.untilEnded();
        },
      },
      { mode: listeningMode.read() },
    );
    return { talk, output };
  });

  /** Sends a written message, which interrupts like speech. */
  async function write(message: MessageToSend) {
    const place = shown.current;
    const expect = (questionId?: string) => place === shown.current && talk.expectAnswer(questionId);
    await talk.stop();
    place.beginsAs = message.conversationId;
    expect(message.id);
    try {
      await thread.send(message);
    } catch (error) {
      expect(undefined);
      throw error;
    }
  }

  // Runs before the new conversation's answer reaches the talk.
  const place = shown.current;
  useLayoutEffect(() => place && talk.leave, [talk, place]);
  // Without anything shown, the person could not end the talk.
  const isShownAtAll = !thread.query.isError || thread.messages.length > 0 || thread.pending !== undefined;
  useEffect(() => {
    if (!isShownAtAll) talk.end();
  }, [talk, isShownAtAll]);
  useEffect(() => talk.setReachable(isReachable), [talk, isReachable]);
  useEffect(() => () => talk.end(), [talk]);
  const view = useSyncExternalStore(talk.subscribe, talk.view);
  return { talk, view, write, prepareSound: output.prepare };
}

/** Records how much of an answer was heard. Failures are ignored, because the answer itself is safe. */
function noteHeard(messageId: string, characters: number): void {
  const params = { path: { id: messageId } };
  throughLosses(() => api.PUT("/api/v1/messages/{id}/heard", { params, body: { characters } })).catch(
    () => {},
  );
}

/** Uploads the recording of a message in the background. */
function keepSound(messageId: string, sound: Blob): void {
  throughLosses(() => keepRecording(messageId, sound)).catch((error: unknown) =>
    notify({
      id: "recording-not-kept",
      type: "error",
      title: "The recording was not saved",
      message: describeError(error),
      autoClose: false,
    }),
  );
}
