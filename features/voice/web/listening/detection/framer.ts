import { frameLength } from "./frames.ts";

/** Cuts samples of any block size into frames. A rest waits for more. */
export function createFramer(onFrame: (frame: Float32Array) => void): (samples: Float32Array) => void {
  let frame = new Float32Array(frameLength);
  let filled = 0;
  return (samples) => {
    for (let at = 0; at < samples.length; ) {
      const part = samples.subarray(at, at + frameLength - filled);
      frame.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < frameLength) return;
      onFrame(frame);
      frame = new Float32Array(frameLength);
      filled = 0;
    }
  };
}
