import { beforeEach, expect, it } from "vitest";
import {
  type Listener,
  type ListenerEvents,
  type ListeningMode,
  MicrophoneError,
} from "../listening/listener.ts";
import { hearByServer } from "./hear-by-server.ts";
import type { Hearing } from "./hearing.ts";

let told: string[];
let microphone: string[];
let events: ListenerEvents;
let opening: PromiseWithResolvers<void>;
let asked: { words: PromiseWithResolvers<string>; signal: AbortSignal }[];
beforeEach(() => {
  told = [];
  microphone = [];
  opening = Promise.withResolvers();
  asked = [];
});

const note = (what: string) => () => void microphone.push(what);
const listener: Listener = {
  setMode: (mode) => microphone.push(mode),
  press: note("press"),
  release: note("release"),
  pause: note("pause"),
  resume: note("resume"),
  close: note("close"),
};

function begin(mode: ListeningMode = "hands-free"): Hearing {
  const hear = hearByServer(
    async (given) => {
      await opening.promise;
      events = given;
      return listener;
    },
    (_sound, signal) => {
      const words = Promise.withResolvers<string>();
      asked.push({ words, signal });
      return words.promise;
    },
  );
  return hear(
    {
      onLevel: () => undefined,
      onActivity: (activity) => told.push(activity),
      onWords: (words) => told.push(`“${words}”`),
      onNoWords: () => told.push("no words"),
      onProblem: (problem) => told.push(`problem: ${problem}`),
      onFailure: (error) => told.push(`failure: ${error}`),
      onEnd: () => told.push("end"),
    },
    { mode },
  );
}

async function open(mode?: ListeningMode) {
  const hearing = begin(mode);
  opening.resolve();
  await expect.poll(() => told).toContain("listening");
  told.length = 0;
  return hearing;
}

function say() {
  events.onSpeechStart();
  events.onUtterance({ sound: new Blob(), seconds: 1, endedAt: 0 });
}

it("writes down one utterance after the other, in the order in which they were said", async () => {
  await open();
  say();
  say();
  expect(told).toEqual(["speaking", "writing", "speaking", "writing"]);
  asked[1]?.words.resolve("second");
  asked[0]?.words.resolve("first");
  await expect.poll(() => told.filter((line) => line.startsWith("“"))).toEqual(["“first”", "“second”"]);
  await expect.poll(() => told.at(-1)).toBe("listening");
  expect(microphone).toEqual(["hands-free"]);
});

it("takes what is being said when it is stopped, and ends when that is written down", async () => {
  const hearing = await open();
  events.onSpeechStart();
  hearing.finish();
  expect(microphone).toEqual(["hands-free", "release"]);
  events.onUtterance({ sound: new Blob(), seconds: 1, endedAt: 0 });
  expect(microphone.at(-1)).toBe("close");
  expect(told.at(-1)).toBe("writing");
  asked[0]?.words.resolve("the end");
  await expect.poll(() => told.slice(-2)).toEqual(["“the end”", "end"]);
});

it("ends at once when it is stopped while nobody speaks", async () => {
  const hearing = await open();
  hearing.finish();
  expect(microphone.at(-1)).toBe("close");
  expect(told).toEqual(["end"]);
});

it("presses as soon as the microphone is open, and ends when the button is let go of", async () => {
  const hearing = await open("push-to-talk");
  expect(microphone).toEqual(["push-to-talk", "press"]);
  events.onSpeechStart();
  hearing.release();
  events.onUtterance({ sound: new Blob(), seconds: 1, endedAt: 0 });
  asked[0]?.words.resolve("hello");
  await expect.poll(() => told.at(-1)).toBe("end");
});

it("goes on hands-free after a short press, and when the button was let go of before the microphone was open", async () => {
  const short = await open("push-to-talk");
  short.keepListening();
  expect(microphone.at(-1)).toBe("hands-free");
  opening = Promise.withResolvers();
  microphone.length = 0;
  const early = begin("push-to-talk");
  early.release();
  opening.resolve();
  await expect.poll(() => microphone).toEqual(["hands-free"]);
});

it("closes a microphone that opens when nobody wants it any more", async () => {
  const hearing = begin();
  hearing.finish();
  expect(told).toEqual(["opening", "end"]);
  opening.resolve();
  await expect.poll(() => microphone).toEqual(["close"]);
  expect(told).toEqual(["opening", "end"]);
});

it("says that no words were heard in what was said", async () => {
  await open();
  say();
  asked[0]?.words.resolve("");
  await expect.poll(() => told.slice(-2)).toEqual(["no words", "listening"]);
});

it("listens no more after a failure, and says it once", async () => {
  await open();
  say();
  asked[0]?.words.reject("refused");
  await expect.poll(() => told.slice(-2)).toEqual(["failure: refused", "end"]);
  expect(microphone.at(-1)).toBe("close");
});

it("says why the microphone did not open", async () => {
  begin();
  opening.reject(new MicrophoneError("denied"));
  await expect.poll(() => told).toEqual(["opening", "problem: denied", "end"]);
});

it("still writes down what was said before the microphone went away", async () => {
  await open();
  say();
  events.onFailure(new MicrophoneError("lost"));
  expect(told.slice(-2)).toEqual(["problem: lost", "writing"]);
  asked[0]?.words.resolve("saved");
  await expect.poll(() => told.slice(-2)).toEqual(["“saved”", "end"]);
});

it("tells nothing more once it is cancelled, and asks no more", async () => {
  const hearing = await open();
  say();
  told.length = 0;
  hearing.cancel();
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.words.reject(new Error("aborted"));
  await Promise.resolve();
  expect(told).toEqual([]);
  expect(microphone.at(-1)).toBe("close");
});
