import { beforeEach, expect, it } from "vitest";
import { hearByBrowser } from "./hear-by-browser.ts";
import { resultOf as result, StagedRecognition } from "./testing/staged-recognition.ts";

let told: string[];
beforeEach(() => {
  StagedRecognition.made = undefined;
  told = [];
});

function begin() {
  const hear = hearByBrowser(StagedRecognition, "de-AT");
  const hearing = hear(
    {
      onLevel: () => undefined,
      onActivity: (activity) => told.push(activity),
      onWords: (words) => told.push(`“${words}”`),
      onNoWords: () => told.push("no words"),
      onProblem: (problem) => told.push(`problem: ${problem}`),
      onFailure: () => told.push("failure"),
      onEnd: () => told.push("end"),
    },
    { mode: "hands-free" },
  );
  const { made } = StagedRecognition;
  if (!made) throw new Error("Nothing was begun.");
  return { hearing, recognition: made };
}

it("passes on what the browser is sure of, once", () => {
  const { recognition } = begin();
  expect(recognition).toMatchObject({ lang: "de-AT", continuous: true, interimResults: false });
  recognition.onstart?.();
  recognition.onspeechstart?.();
  recognition.onresult?.({ resultIndex: 0, results: [result(" good morning ")] });
  const results = [result("good morning"), result("how are you"), result("per", false), result("  ")];
  recognition.onresult?.({ resultIndex: 1, results });
  expect(told).toEqual([
    "opening",
    "listening",
    "speaking",
    "“good morning”",
    "listening",
    "“how are you”",
    "listening",
  ]);
});

it("goes on when the browser ends by itself, but not for ever", () => {
  const { recognition } = begin();
  for (let time = 0; time < 10; time++) recognition.onend?.();
  expect(recognition.acts.length).toBeLessThan(6);
  expect(told).toContain("end");
});

it("takes the last words when it is stopped", () => {
  const { hearing, recognition } = begin();
  hearing.finish();
  expect(recognition.acts).toEqual(["start", "stop"]);
  recognition.onresult?.({ resultIndex: 0, results: [result("the end")] });
  recognition.onend?.();
  expect(told).toEqual(["opening", "writing", "“the end”", "end"]);
});

it.each([
  ["not-allowed", "problem: denied"],
  ["audio-capture", "problem: missing"],
  ["service-not-allowed", "problem: unsupported"],
  ["network", "failure"],
])("tells %s apart, and ends", (error, expected) => {
  const { recognition } = begin();
  recognition.onerror?.({ error });
  recognition.onend?.();
  expect(told).toEqual(["opening", expected, "end"]);
});

it("says nothing of silence", () => {
  const { recognition } = begin();
  recognition.onerror?.({ error: "no-speech" });
  recognition.onend?.();
  expect(told).toEqual(["opening"]);
  expect(recognition.acts).toEqual(["start", "start"]);
});

it("tells nothing more once it is cancelled", () => {
  const { hearing, recognition } = begin();
  hearing.cancel();
  expect(recognition.acts).toEqual(["start", "abort"]);
  recognition.onstart?.();
  recognition.onspeechstart?.();
  recognition.onspeechend?.();
  recognition.onresult?.({ resultIndex: 0, results: [result("too late")] });
  recognition.onerror?.({ error: "network" });
  recognition.onend?.();
  expect(told).toEqual(["opening"]);
});
