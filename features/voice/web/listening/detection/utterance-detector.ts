import type { ListeningMode } from "../listener.ts";
import { framesOf, loudnessOf } from "./frames.ts";
import { isSpeech } from "./is-speech.ts";
import { beginUtterance, type FinishedUtterance, type OpenUtterance } from "./open-utterance.ts";
import { createSpeechDetector } from "./speech-detector.ts";

/** Kept before the detected start, because words start softly. */
const preRoll = framesOf(250);

/** Shorter presses are mistakes, and quieter ones are silent. */
const shortestPress = framesOf(250);
const audibleDb = -54;

/** After this much speech without pauses, an interruption is intended. */
const meantFrom = framesOf(1_400);

/** Events of the sound. `start` is followed by `dropped` or `utterance`, possibly with `meant` before. */
export interface UtteranceDetectorEvents {
  onStart(): void;
  onMeant(): void;
  onDropped(): void;
  onUtterance(sound: FinishedUtterance): void;
}

/** Cuts sound into utterances, frame by frame. */
export interface UtteranceDetector {
  hear(frame: Float32Array): void;
  setMode(mode: ListeningMode): void;
  press(): void;
  release(): void;
  pause(): void;
  resume(): void;
}

export function createUtteranceDetector(
  events: UtteranceDetectorEvents,
  mode: ListeningMode,
): UtteranceDetector {
  let detector = createSpeechDetector();
  let isPaused = false;
  let before: Float32Array[] = [];
  let taking: OpenUtterance | undefined;
  let isMeant = false;

  function begin(from: readonly Float32Array[]) {
    taking = beginUtterance(from);
    isMeant = false;
    events.onStart();
  }

  function end(isWorthIt: (taken: OpenUtterance) => boolean) {
    const taken = taking;
    taking = undefined;
    if (!taken) return;
    if (isWorthIt(taken)) events.onUtterance(taken.cut());
    else events.onDropped();
  }

  function judge({ loudness }: OpenUtterance) {
    if (isMeant || loudness.length < meantFrom || !isSpeech(loudness)) return;
    isMeant = true;
    events.onMeant();
  }

  function hearHandsFree(frame: Float32Array) {
    const loudness = loudnessOf(frame);
    const heard = detector.hear(loudness);
    before = [...before, frame].slice(-preRoll);
    if (!taking) {
      if (heard === "start") begin(before);
      return;
    }
    taking.add(frame, heard === "pause" || heard === "end" ? undefined : { loudness });
    if (heard === "end") return end(hasSpeech);
    judge(taking);
    if (!taking.isFull()) return;
    end(hasSpeech);
    begin([]);
  }

  function hearPressed(frame: Float32Array) {
    if (!taking) return;
    const loudness = loudnessOf(frame);
    taking.add(frame, loudness >= audibleDb ? { loudness } : undefined);
    judge(taking);
    if (!taking.isFull()) return;
    end(isAudible);
    begin([]);
  }

  const drop = () => {
    end(() => false);
    before = [];
  };
  return {
    hear(frame) {
      if (isPaused) return;
      if (mode === "hands-free") hearHandsFree(frame);
      else hearPressed(frame);
    },
    setMode(next) {
      if (next === mode) return;
      drop();
      detector = createSpeechDetector();
      mode = next;
    },
    press() {
      if (mode === "push-to-talk" && !isPaused && !taking) begin([]);
    },
    release() {
      end(mode === "push-to-talk" ? isAudible : hasSpeech);
      if (mode === "hands-free") detector = createSpeechDetector();
    },
    pause() {
      isPaused = true;
      drop();
    },
    resume() {
      if (!isPaused) return;
      // The noise floor is outdated by now.
      detector = createSpeechDetector();
      isPaused = false;
    },
  };
}

function hasSpeech({ loudness }: OpenUtterance): boolean {
  return isSpeech(loudness);
}

function isAudible(taken: OpenUtterance): boolean {
  return taken.frameCount() >= shortestPress && taken.loudness.length > 0;
}
