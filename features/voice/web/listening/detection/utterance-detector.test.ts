import { expect, it } from "vitest";
import { cutSound, kindsOf, meantAt } from "../testing/cut-sound.ts";
import { click, joined, mixed, noise, silence, speech, tone } from "../testing/sounds.ts";
import { samplesPerSecond } from "./frames.ts";

const sentence = speech("When will my order arrive? I have been waiting for two weeks.");
const sentenceSeconds = sentence.length / samplesPerSecond;

it("hears nothing in silence, and nothing in the noise of a room", () => {
  expect(cutSound(silence(5))).toEqual([]);
  expect(cutSound(noise(5, -50))).toEqual([]);
  expect(cutSound(noise(5, -44))).toEqual([]);
});

it.each([
  ["a silent room", -90],
  ["a quiet room", -60],
  ["an office", -45],
])("cuts one sentence out of %s, whole", (_, room) => {
  const around = joined(silence(1.5), sentence, silence(1.5));
  const events = cutSound(mixed(around, noise(around.length / samplesPerSecond, room)));
  expect(kindsOf(events)).toEqual(["start", "utterance"]);
  const [start, utterance] = events;
  expect(start?.at).toBeGreaterThan(1.5);
  expect(start?.at).toBeLessThan(1.6);
  // With what came before it and the silence behind it.
  expect(utterance?.seconds).toBeGreaterThan(sentenceSeconds + 0.2);
  expect(utterance?.seconds).toBeLessThan(sentenceSeconds + 0.5);
  expect(utterance?.endedAt).toBeCloseTo(1.5 + sentenceSeconds, 0);
  expect((utterance?.at ?? 0) - (utterance?.endedAt ?? 0)).toBeCloseTo(0.6, 2);
});

it("keeps the first sound of a word, which begins before it is noticed", () => {
  const around = joined(silence(1), sentence, silence(1));
  const [, utterance] = cutSound(around);
  const samples = utterance?.sound?.samples ?? new Float32Array();
  const begin = samples.findIndex((sample) => sample !== 0);
  expect(begin).toBeGreaterThan(0);
  expect(samples.slice(begin, begin + 4_000)).toEqual(
    sentence.slice(sentence.findIndex(isSound)).slice(0, 4_000),
  );
});

it("cuts two sentences with a second between them in two, and lets nobody be cut who only thinks", () => {
  const apart = cutSound(joined(silence(1), sentence, silence(1), sentence, silence(1)));
  expect(kindsOf(apart)).toEqual(["start", "utterance", "start", "utterance"]);
  const thoughtful = cutSound(joined(silence(1), sentence, silence(0.4), sentence, silence(1)));
  expect(kindsOf(thoughtful)).toEqual(["start", "utterance"]);
});

it("hears a single short word", () => {
  const events = cutSound(joined(silence(1), speech("Yes."), silence(1)));
  expect(kindsOf(events)).toEqual(["start", "utterance"]);
});

it("hears somebody who speaks softly, and somebody who speaks at once", () => {
  const soft = mixed(
    joined(silence(2), speech("When will it come?", { gainDb: -20 }), silence(1)),
    noise(9, -70),
  );
  expect(kindsOf(cutSound(soft))).toEqual(["start", "utterance"]);
  const events = cutSound(joined(sentence, silence(1)));
  expect(kindsOf(events)).toEqual(["start", "utterance"]);
  expect(events[0]?.at).toBeLessThan(0.15);
});

it("does not take keys that are pressed for speech", () => {
  const typing = Array.from({ length: 20 }, () => joined(click(-15), silence(0.13)));
  expect(cutSound(joined(silence(1), ...typing, silence(1)))).toEqual([]);
});

it("drops what was a knock", () => {
  const events = cutSound(joined(silence(1), noise(0.12, -20, -30), silence(1)));
  expect(kindsOf(events)).toEqual(["start", "dropped"]);
});

it("drops a machine that goes on and stays, and hears who speaks over it then", () => {
  const fan = mixed(joined(silence(8), sentence, silence(2)), joined(silence(1), noise(30, -38)));
  const events = cutSound(fan);
  expect(kindsOf(events)).toEqual(["start", "dropped", "start", "utterance"]);
  expect(events[1]?.at).toBeLessThan(5);
  expect(events[2]?.at).toBeGreaterThan(8);
});

it("drops a beep that lasts", () => {
  expect(kindsOf(cutSound(joined(silence(1), tone(2, 1_000), silence(1))))).toEqual(["start", "dropped"]);
});

it("tells that somebody means it once they were heard for 1.4 seconds, before they have ended", () => {
  const [at, ...more] = meantAt(joined(silence(1), sentence, silence(2)));
  expect(at).toBeGreaterThan(2.4);
  expect(at).toBeLessThan(1 + sentenceSeconds);
  expect(more).toEqual([]);
  expect(meantAt(joined(silence(1), sentence, silence(1), sentence, silence(1)))).toHaveLength(2);
});

it.each([
  ["a beep of two seconds", tone(2, 1_000)],
  ["a machine", noise(20, -38)],
  ["a cough of a second", noise(1, -12, -30)],
  ["a short word", speech("Yes.")],
])("does not tell so of %s, whatever silence is behind it", (_, sound) => {
  expect(kindsOf(cutSound(joined(silence(1), sound, silence(3))))).toContain("start");
  expect(meantAt(joined(silence(1), sound, silence(3)))).toEqual([]);
});

it("is made to end what is being said, as far as it was said, before it pauses", () => {
  const events = cutSound(joined(silence(1), sentence, silence(1)), {
    acts: [
      [2, (cutter) => cutter.release()],
      [2, (cutter) => cutter.pause()],
    ],
  });
  expect(kindsOf(events)).toEqual(["start", "utterance"]);
  expect(events[1]?.at).toBeCloseTo(2, 1);
});

it("follows noise that rises slowly without taking it for speech", () => {
  expect(cutSound(noise(12, -65, -30))).toEqual([]);
});

it("cuts who does not stop after a minute, and goes on with the rest", () => {
  const long = Array.from({ length: Math.ceil(65 / sentenceSeconds) }, () => sentence);
  const events = cutSound(joined(silence(1), ...long, silence(1)));
  expect(kindsOf(events)).toEqual(["start", "utterance", "start", "utterance"]);
  expect(events[1]?.seconds).toBe(60);
  const said = (events[1]?.seconds ?? 0) + (events[3]?.seconds ?? 0);
  expect(said).toBeGreaterThan(long.length * sentenceSeconds);
});

function isSound(sample: number): boolean {
  return sample !== 0;
}
