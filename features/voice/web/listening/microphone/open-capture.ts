import earUrl from "./capture.worklet.ts?worker&url";
import type { CaptureOrder, CaptureReport } from "./capture-messages.ts";

export interface Capture {
  order(order: CaptureOrder): void;
  close(): void;
}

/** Captures a stream in an audio worklet. `onReport` is not called after closing. */
export async function openCapture(
  stream: MediaStream,
  onReport: (report: CaptureReport) => void,
): Promise<Capture> {
  const context = new AudioContext();
  try {
    await context.audioWorklet.addModule(earUrl);
    const source = context.createMediaStreamSource(stream);
    const node = new AudioWorkletNode(context, "ear", { channelCount: 1, channelCountMode: "explicit" });
    let isOpen = true;
    node.port.onmessage = ({ data }: MessageEvent<CaptureReport>) => {
      if (isOpen) onReport(data);
    };
    // Its output is silent, but unconnected nodes are not processed.
    source.connect(node).connect(context.destination);
    void context.resume().catch(() => undefined);
    const order = (what: CaptureOrder) => node.port.postMessage(what);
    return {
      order,
      close() {
        if (!isOpen) return;
        isOpen = false;
        order({ kind: "close" });
        source.disconnect();
        node.disconnect();
        void context.close();
      },
    };
  } catch (error) {
    void context.close();
    throw error;
  }
}
