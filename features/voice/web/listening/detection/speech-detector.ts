import { framesOf } from "./frames.ts";
import { createNoiseFloor } from "./noise-floor.ts";

/** Speech starts this far above the noise floor, and continues this far above it (hysteresis). */
const startAboveFloorDb = 12;
const stayAboveFloorDb = 6;

/** Absolute minimum in very quiet rooms. Quieter sound is not addressed to the microphone. */
const quietestStartDb = -48;
const quietestStayDb = -54;

/** Longer than a click. */
const confirmation = framesOf(60);

/** A pause for breath or thought does not end an utterance. */
const hangOver = framesOf(600);

export interface SpeechDetector {
  /** Classifies the next frame by its loudness. */
  hear(loudness: number): Heard;
}

/** `onset`: possibly the start of speech. `pause`: silence within speech, possibly its end. */
export type Heard = "silence" | "onset" | "start" | "speech" | "pause" | "end";

/** Detects speech by energy above the noise floor. */
export function createSpeechDetector(): SpeechDetector {
  const floor = createNoiseFloor();
  let loudFrames = 0;
  let quietFrames = 0;
  let isSpeaking = false;
  return {
    hear(loudness) {
      floor.hear(loudness);
      const room = floor.read();
      if (!isSpeaking) {
        const isLoud = loudness >= Math.max(quietestStartDb, room + startAboveFloorDb);
        loudFrames = isLoud ? loudFrames + 1 : 0;
        if (!isLoud) return "silence";
        if (loudFrames < confirmation) return "onset";
        isSpeaking = true;
        loudFrames = 0;
        quietFrames = 0;
        return "start";
      }
      const isHeard = loudness >= Math.max(quietestStayDb, room + stayAboveFloorDb);
      quietFrames = isHeard ? 0 : quietFrames + 1;
      if (quietFrames < hangOver) return isHeard ? "speech" : "pause";
      isSpeaking = false;
      return "end";
    },
  };
}
