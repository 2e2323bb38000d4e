import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { addToDraft, newId, type useThread } from "#features/chat/web/index.tsx";
import { useReachability } from "#platform/web/api/reachability.ts";
import { defaultVoiceId, findVoice, voices } from "../../contract/voices.ts";
import { useVoice } from "../choice/use-voice.ts";
import { reader } from "../reading/page-reader.ts";
import { keepsRecordings } from "../recordings/keeps-recordings.ts";
import { keepSound } from "./keep-sound.ts";
import { noteHeard } from "./note-heard.ts";
import { listeningMode } from "./talk/listening-mode.ts";
import { createTalk } from "./talk/talk.ts";
import { isUnreached, untilReachable } from "./until-reachable.ts";
import { useEnded } from "./use-ended.ts";
import { byServer, type ListeningWay } from "./use-listening-way.ts";
import { createVoiceOutput } from "./voice-output.ts";

/** The spoken conversation of a page, which ends with it. */
export function useTalk(thread: ReturnType<typeof useThread>, way: ListeningWay | undefined) {
  const isReachable = useReachability();
  const untilEnded = useEnded(thread.answering !== undefined);
  const voice = useVoice() ?? findVoice(defaultVoiceId) ?? voices[0];
  const now = useRef({ thread, way, untilEnded, voice });
  now.current = { thread, way, untilEnded, voice };

  const [{ talk, output }] = useState(() => {
    const output = createVoiceOutput(() => now.current.voice);
    const talk = createTalk(
      {
        ...output,
        ...{ noteHeard, untilReachable, isUnreached },
        openListener: (events, options) => (now.current.way ?? byServer).openListener(events, options),
        transcribe: (sound, signal) => (now.current.way ?? byServer).transcribe(sound, signal),
        async send(text, sound) {
          const id = newId();
          // Who asks anew waits for that answer, not for what was being read aloud.
          reader.stop();
          await now.current.thread.send({ id, conversationId: newId(), text });
          if (keepsRecordings.read() && sound.size > 0) keepSound(id, sound);
        },
        cancel() {
          now.current.thread.answering?.onStop();
          return now.current.untilEnded();
        },
        keepWords: (text) => addToDraft(now.current.thread.place, text),
        after(ms, act) {
          const timer = setTimeout(act, ms);
          return () => clearTimeout(timer);
        },
      },
      { mode: listeningMode.read() },
    );
    return { talk, output };
  });

  useEffect(() => talk.setReachable(isReachable), [talk, isReachable]);
  useEffect(() => () => talk.end(), [talk]);
  const view = useSyncExternalStore(talk.subscribe, talk.view);
  return { talk, view, prepareSound: output.prepare };
}
