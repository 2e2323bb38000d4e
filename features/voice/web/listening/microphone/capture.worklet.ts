import { createFramer } from "../detection/framer.ts";
import { createLevelMeter } from "../detection/level-meter.ts";
import { createResampler } from "../detection/resampler.ts";
import { createUtteranceDetector } from "../detection/utterance-detector.ts";
import type { CaptureOrder, CaptureReport } from "./capture-messages.ts";

// What there is where sound is processed, beside the page.
declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void;

/** Hears the microphone and cuts what it hears into utterances, whatever else the page is busy with. */
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

  /** Called for each 128 samples; whoever answers false is not called again. */
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
