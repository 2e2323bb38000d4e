import { expect, it, vi } from "vitest";
import { resultOf, StagedRecognition } from "../dictation/testing/staged-recognition.ts";
import { listenByBrowser } from "./listen-by-browser.ts";
import type { ListeningMode } from "./listener.ts";

/** A conversation that listens by the browser, and what it was told. */
function listen(mode: ListeningMode = "hands-free") {
  const told: string[] = [];
  const sounds: Blob[] = [];
  const { openListener, transcribe } = listenByBrowser(StagedRecognition, "de-AT");
  const opening = openListener(
    {
      onLevel: () => undefined,
      onSpeechStart: () => told.push("speaking"),
      onSpeechDropped: () => told.push("dropped"),
      onUtterance: ({ sound }) => {
        sounds.push(sound);
        told.push("utterance");
      },
      onFailure: ({ problem }) => told.push(problem),
    },
    { mode },
  );
  const recognition = StagedRecognition.made;
  if (!recognition) throw new Error("Nothing was begun.");
  const say = (words: string) => {
    recognition.onspeechstart?.();
    recognition.onresult?.({ resultIndex: 0, results: [resultOf(words)] });
  };
  const words = () => Promise.all(sounds.map((sound) => transcribe(sound, new AbortController().signal)));
  return { told, opening, recognition, say, words };
}

async function open(mode?: ListeningMode) {
  const { recognition, opening, ...rest } = listen(mode);
  recognition.onstart?.();
  return { recognition, listener: await opening, ...rest };
}

it("tells what the browser is sure of as utterances with their words, and no sound", async () => {
  const { recognition, say, told, words } = await open();
  expect(recognition).toMatchObject({ lang: "de-AT", continuous: true, interimResults: false });
  say("good morning");
  say("how are you");
  expect(told).toEqual(["speaking", "utterance", "speaking", "utterance"]);
  expect(await words()).toEqual(["good morning", "how are you"]);
});

it("drops what was no words, and goes on listening when the browser ends by itself", async () => {
  const { recognition, told } = await open();
  recognition.onspeechstart?.();
  recognition.onend?.();
  expect(told).toEqual(["speaking", "dropped"]);
  expect(recognition.acts).toEqual(["start", "start"]);
});

it("is deaf while it is paused, also to what the browser understood before", async () => {
  const { recognition, listener, say, told } = await open();
  listener.pause();
  listener.pause();
  recognition.onresult?.({ resultIndex: 0, results: [resultOf("its own voice")] });
  recognition.onend?.();
  expect(told).toEqual([]);
  expect(recognition.acts).toEqual(["start", "abort"]);
  listener.resume();
  say("hello");
  expect(recognition.acts.at(-1)).toBe("start");
  expect(told).toEqual(["speaking", "utterance"]);
});

it("begins again only when the browser has ended, for a second start would be refused", async () => {
  const { recognition, listener } = await open();
  listener.pause();
  listener.resume();
  expect(recognition.acts).toEqual(["start", "abort"]);
  recognition.onend?.();
  expect(recognition.acts).toEqual(["start", "abort", "start"]);
});

it("makes one utterance of all that is said between press and release, when the last of it has come", async () => {
  const { recognition, listener, say, told, words } = await open("push-to-talk");
  expect(recognition.acts).toEqual([]);
  listener.press();
  say("until now");
  // Browsers end by themselves when nobody speaks.
  recognition.onend?.();
  say("and later");
  listener.release();
  expect(recognition.acts).toEqual(["start", "start", "stop"]);
  expect(told).toEqual(["speaking"]);
  recognition.onresult?.({ resultIndex: 0, results: [resultOf("and the rest")] });
  recognition.onend?.();
  expect(recognition.acts).toEqual(["start", "start", "stop"]);
  expect(told).toEqual(["speaking", "utterance"]);
  expect(await words()).toEqual(["until now and later and the rest"]);
});

it("makes two of what is said when the button is pressed again at once", async () => {
  const { recognition, listener, say, told, words } = await open("push-to-talk");
  listener.press();
  say("one");
  listener.release();
  listener.press();
  recognition.onend?.();
  expect(recognition.acts).toEqual(["start", "stop", "start"]);
  say("two");
  listener.release();
  recognition.onend?.();
  expect(told).toEqual(["speaking", "utterance", "speaking", "utterance"]);
  expect(await words()).toEqual(["one", "two"]);
});

it("drops a press in which nothing was said, and what was being said when it is paused", async () => {
  const { recognition, listener, say, told } = await open("push-to-talk");
  listener.press();
  listener.release();
  recognition.onend?.();
  expect(told).toEqual(["speaking", "dropped"]);
  listener.press();
  say("for nobody");
  listener.pause();
  listener.release();
  recognition.onend?.();
  expect(told).toEqual(["speaking", "dropped", "speaking", "dropped"]);
});

it.each([
  ["not-allowed", "denied"],
  ["audio-capture", "missing"],
  ["language-not-supported", "unsupported"],
  ["network", "unreached"],
])("says that %s means %s, and does not open", async (error, problem) => {
  const { recognition, opening, told } = listen();
  recognition.onerror?.({ error });
  await expect(opening).rejects.toMatchObject({ problem });
  expect(told).toEqual([problem]);
});

it("takes silence for no failure", async () => {
  const { recognition, told } = await open();
  recognition.onerror?.({ error: "no-speech" });
  recognition.onend?.();
  expect(told).toEqual([]);
  expect(recognition.acts).toEqual(["start", "start"]);
});

it("gives up on a browser that ends again and again without having heard anything", async () => {
  const { recognition, told } = await open();
  for (let time = 0; time < 30; time += 1) recognition.onend?.();
  expect(told).toEqual(["lost"]);
});

it("goes on for as long as it is quiet, and as often as it is made deaf", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const { recognition, listener, told } = await open();
  for (let time = 0; time < 30; time += 1) {
    now.mockReturnValue(performance.now() + 8_000);
    recognition.onend?.();
  }
  for (let time = 0; time < 30; time += 1) {
    listener.pause();
    listener.resume();
    recognition.onend?.();
  }
  now.mockRestore();
  expect(told).toEqual([]);
  expect(recognition.acts.at(-1)).toBe("start");
});

it("hears nothing more once it is closed", async () => {
  const { recognition, listener, told } = await open();
  listener.close();
  recognition.onresult?.({ resultIndex: 0, results: [resultOf("too late")] });
  recognition.onerror?.({ error: "network" });
  recognition.onend?.();
  expect(told).toEqual([]);
  expect(recognition.acts).toEqual(["start", "abort"]);
});
