import type { Speech } from "../speech-engine.ts";
import { readMp3Frame } from "./mp3-frame.ts";

/** Cuts speech to `mostSeconds`, at frame boundaries. */
export function cutMp3(speech: Speech, mostSeconds: number): Speech {
  const { mp3 } = speech;
  if (speech.seconds <= mostSeconds) return speech;
  let seconds = 0;
  let end = 0;
  for (let frame = readMp3Frame(mp3, 0); frame; frame = readMp3Frame(mp3, end)) {
    if (seconds + frame.seconds > mostSeconds) break;
    seconds += frame.seconds;
    end += frame.bytes;
  }
  return { mp3: mp3.subarray(0, end), seconds };
}
