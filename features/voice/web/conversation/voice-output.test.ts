import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findVoice, voices } from "../../contract/voices.ts";

/** An element whose sound is heard up to where the test says. */
class StagedAudio extends EventTarget {
  static made: StagedAudio[] = [];
  attributes = new Map<string, string>();
  ended = false;
  currentTime = 0;
  duration = Number.NaN;
  constructor() {
    super();
    StagedAudio.made.push(this);
  }
  set src(url: string) {
    this.attributes.set("src", url);
    [this.currentTime, this.duration] = [0, 10];
  }
  load() {}
  pause() {}
  async play() {}
  hasAttribute = (name: string) => this.attributes.has(name);
  removeAttribute(name: string) {
    this.attributes.delete(name);
    this.duration = Number.NaN;
  }
}

const sound = new Blob(["sound"]);

async function speak() {
  const { createVoiceOutput } = await import("./voice-output.ts");
  const { reader } = await import("../reading/page-reader.ts");
  const output = createVoiceOutput(() => findVoice("jarvis") ?? voices[0]);
  const stop = new AbortController();
  const played = output.play(sound, stop.signal);
  const [element] = StagedAudio.made;
  if (!element) throw new Error("Nothing plays.");
  await expect.poll(() => element.hasAttribute("src")).toBe(true);
  return { output, reader, element, stop, played };
}

beforeEach(() => {
  StagedAudio.made = [];
  vi.resetModules();
  vi.stubGlobal("Audio", StagedAudio);
  vi.stubGlobal("location", { origin: "https://adjutant.example" });
});

afterEach(() => vi.unstubAllGlobals());

it("knows how far a sound was heard that somebody paused, also when it is gone from the element", async () => {
  const { output, element, played } = await speak();
  element.currentTime = 4;
  expect(output.share()).toBe(0.4);
  element.currentTime = 5;
  element.dispatchEvent(new Event("pause"));
  expect(await played).toBe("paused");
  expect(element.hasAttribute("src")).toBe(false);
  expect(output.share()).toBe(0.5);
});

it("gives way to a voice sample and speaks on after it", async () => {
  const { reader, element, stop, played } = await speak();
  void reader.read("sample", ["Hello"], {
    fetchSpeech: () => new Promise(() => {}),
    play: async () => "ended",
    onFailure: () => {},
  });
  await expect.poll(() => element.hasAttribute("src")).toBe(false);
  reader.stop();
  await expect.poll(() => element.hasAttribute("src")).toBe(true);
  stop.abort();
  expect(await played).toBe("aborted");
});

it("ends a reading aloud when a conversation begins", async () => {
  const { output, reader, stop } = await speak();
  stop.abort();
  void reader.read("m", ["Hello"], {
    fetchSpeech: () => new Promise(() => {}),
    play: async () => "ended",
    onFailure: () => {},
  });
  output.prepare();
  expect(reader.current()).toEqual({ state: "silent" });
});
