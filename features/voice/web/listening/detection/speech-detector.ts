import { framesOf } from "./frames.ts";
import { createNoiseFloor } from "./noise-floor.ts";

/** So much louder than the room speech begins, and goes on while it is so much louder. */
const startAboveFloorDb = 12;
const stayAboveFloorDb = 6;

/** However quiet the room is, what is quieter than this is nobody who speaks to it. */
const quietestStartDb = -48;
const quietestStayDb = -54;

/** A click is over by then. */
const confirmation = framesOf(60);

/** Somebody who breathes or thinks has not ended. */
const hangOver = framesOf(600);

export interface SpeechDetector {
  /** What the next frame is, by its loudness. */
  hear(loudness: number): Heard;
}

/** `onset`: perhaps the beginning of speech; `pause`: within speech, and perhaps its end. */
export type Heard = "silence" | "onset" | "start" | "speech" | "pause" | "end";

/** Tells speech from the noise of the room by its energy alone. */
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
