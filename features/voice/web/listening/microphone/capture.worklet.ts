import { createFramer } from "../detection/framer.ts";
import { createLevelMeter } from "../detection/level-meter.ts";
import { createResampler } from "../detection/resampler.ts";
import { createUtteranceDetector } from "../detection/utterance-detector.ts";
import type { CaptureOrder, CaptureReport } from "./capture-messages.ts";

// Globals of the audio worklet scope.
declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void;

/** Cuts the microphone's sound into utterances on the audio thread, independent of the page's load. */
class Capture extends AudioWorkletProcessor {
  readonly #resample = createResampler(sampleRate);
  readonly #cutter = createUtteranceDetector(
    {
      onStart: () => this.#report({ kind: "start" }),
      onMeant: () => this.#report({ kind: "meant" }),
      onDropped: () => this.#report({ kind: "dropped" }),
      onUtterance: (sound) => this.#report({ kind: "utterance", ...sound }, [sound.samples.buffer]),
    },
    "hands-free",
  );
  readonly #measure = createLevelMeter((level) => this.#report({ kind: "level", level }));
  readonly #take = createFramer((frame) => this.#hear(frame));
  #isOpen = true;
  #isPaused = false;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<CaptureOrder>) => this.#obey(data);
  }

  /** Called for every 128 samples. Returning false ends it. */
  process([input]: Float32Array[][]): boolean {
    const [channel] = input ?? [];
    if (channel && this.#isOpen) this.#take(this.#resample(channel));
    return this.#isOpen;
  }

  #hear(frame: Float32Array) {
    if (this.#isPaused) return;
    this.#measure(frame);
    this.#cutter.hear(frame);
  }

  #obey(order: CaptureOrder) {
    if (order.kind === "mode") return this.#cutter.setMode(order.mode);
    if (order.kind === "close") {
      this.#isOpen = false;
      return;
    }
    if (order.kind === "pause" || order.kind === "resume") this.#isPaused = order.kind === "pause";
    this.#cutter[order.kind]();
  }

  #report(report: CaptureReport, transfer: Transferable[] = []) {
    this.port.postMessage(report, transfer);
  }
}

registerProcessor("ear", Capture);
