import { useCallback, useEffect, useRef, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { dismissToast, notify } from "#platform/web/ui/toast/notify.ts";
import { readChosenMicrophone } from "../listening/devices/chosen-microphone.ts";
import type { ListeningMode, MicrophoneProblem } from "../listening/listener.ts";
import { reader } from "../reading/page-reader.ts";
import { voiceMessages } from "../voice-messages.ts";
import type { Activity, BeginHearing, Hearing } from "./hearing.ts";

const toastId = "dictation";

/** Dictation for a component. It ends with the component. */
export function useDictation(onWords: (words: string) => void) {
  const [activity, setActivity] = useState<Activity>();
  const [level, setLevel] = useState(0);
  const [problem, setProblem] = useState<MicrophoneProblem>();
  const hearing = useRef<Hearing>(undefined);
  const isFinishing = useRef(false);
  const words = useRef(onWords);
  words.current = onWords;

  useEffect(() => () => hearing.current?.cancel(), []);

  const forget = useCallback(() => {
    hearing.current = undefined;
    setActivity(undefined);
    setLevel(0);
  }, []);

  const finish = useCallback(() => {
    if (isFinishing.current) {
      // On the second call, the person does not want to wait for the last words.
      hearing.current?.cancel();
      forget();
    } else hearing.current?.finish();
    isFinishing.current = true;
  }, [forget]);

  const begin = useCallback(
    (beginHearing: BeginHearing, mode: ListeningMode) => {
      hearing.current?.cancel();
      reader.stop();
      dismissToast(toastId);
      setProblem(undefined);
      isFinishing.current = false;
      const events = {
        onLevel: setLevel,
        onActivity: setActivity,
        onWords: (said: string) => words.current(said),
        onNoWords: () =>
          notify({ id: toastId, type: "info", title: noWords, message: nearer, duration: 5000 }),
        onProblem: setProblem,
        onFailure: announce,
        onEnd: forget,
      };
      hearing.current = beginHearing(events, { mode, deviceId: readChosenMicrophone() });
    },
    [forget],
  );

  return {
    activity,
    level,
    problem,
    begin,
    keepListening: useCallback(() => hearing.current?.keepListening(), []),
    release: useCallback(() => hearing.current?.release(), []),
    finish,
    forgetProblem: useCallback(() => setProblem(undefined), []),
  };
}

const noWords = "No words were heard";
const nearer = "Speak a little louder, or nearer to the microphone.";

function announce(error: unknown): void {
  const message = describeError(error);
  notify({ id: toastId, type: "error", title: voiceMessages.notWrittenDown, message, autoClose: false });
}
