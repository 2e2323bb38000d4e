import { expect, it } from "vitest";
import { cutSound, kindsOf, meantAt } from "../testing/cut-sound.ts";
import { joined, noise, silence, speech } from "../testing/sounds.ts";
import type { UtteranceDetector } from "./utterance-detector.ts";

const press = (cutter: UtteranceDetector) => cutter.press();
const release = (cutter: UtteranceDetector) => cutter.release();
const mode = "push-to-talk";
const sentence = speech("When will my order arrive? I have been waiting for two weeks.");

it("takes what is said while the button is pressed, pauses included, and nothing else", () => {
  const sound = joined(sentence, silence(1), sentence, silence(3));
  const events = cutSound(sound, {
    mode,
    acts: [
      [1, press],
      [7, release],
    ],
  });
  expect(kindsOf(events)).toEqual(["start", "utterance"]);
  expect(events[0]?.at).toBeCloseTo(1, 1);
  expect(events[1]?.at).toBeCloseTo(7, 1);
  expect(events[1]?.seconds).toBeCloseTo(6, 1);
});

it("hears whispers too, for who presses means to be heard", () => {
  const events = cutSound(noise(3, -50), { mode, acts: [[1, press]] });
  expect(kindsOf(events)).toEqual(["start"]);
  const ended = cutSound(noise(3, -50), {
    mode,
    acts: [
      [1, press],
      [2, release],
    ],
  });
  expect(kindsOf(ended)).toEqual(["start", "utterance"]);
});

it("tells that somebody means it by what is heard, and not by how long the button is pressed", () => {
  const acts: [number, typeof press][] = [[0, press]];
  expect(meantAt(joined(silence(3), sentence), { mode, acts })[0]).toBeGreaterThan(4.4);
  expect(meantAt(silence(5), { mode, acts })).toEqual([]);
});

it("drops a press by mistake, and one in which nothing was heard", () => {
  expect(
    kindsOf(
      cutSound(sentence, {
        mode,
        acts: [
          [1, press],
          [1.2, release],
        ],
      }),
    ),
  ).toEqual(["start", "dropped"]);
  expect(
    kindsOf(
      cutSound(silence(3), {
        mode,
        acts: [
          [1, press],
          [2, release],
        ],
      }),
    ),
  ).toEqual(["start", "dropped"]);
});

it("hears nothing without the button, and a second press is the first one", () => {
  expect(cutSound(joined(silence(1), sentence, silence(1)), { mode })).toEqual([]);
  const twice = cutSound(sentence, {
    mode,
    acts: [
      [1, press],
      [1.5, press],
      [3, release],
      [3.2, release],
    ],
  });
  expect(kindsOf(twice)).toEqual(["start", "utterance"]);
  expect(twice[1]?.seconds).toBeCloseTo(2, 1);
});

it("cuts a press of more than a minute and goes on", () => {
  const long = joined(...Array.from({ length: 20 }, () => joined(sentence, silence(0.3))), silence(60));
  const events = cutSound(long, {
    mode,
    acts: [
      [0, press],
      [62, release],
    ],
  });
  expect(kindsOf(events)).toEqual(["start", "utterance", "start", "utterance"]);
  expect(events[1]?.seconds).toBe(60);
});

it("ends what is being said hands-free as well, and hears what comes then", () => {
  const events = cutSound(joined(silence(1), sentence, silence(1), sentence, silence(1)), {
    acts: [[3, release]],
  });
  expect(kindsOf(events).slice(0, 2)).toEqual(["start", "utterance"]);
  expect(events[1]?.at).toBeCloseTo(3, 1);
  expect(kindsOf(events).at(-1)).toBe("utterance");
});

it("drops what is being said when the way of listening changes", () => {
  const change = (cutter: UtteranceDetector) => cutter.setMode("hands-free");
  const events = cutSound(joined(sentence, silence(2), sentence, silence(1)), {
    mode,
    acts: [
      [1, press],
      [1.5, change],
    ],
  });
  expect(kindsOf(events).slice(0, 2)).toEqual(["start", "dropped"]);
  expect(kindsOf(events).at(-1)).toBe("utterance");
});

it("hears nothing while it pauses, and drops what was being said", () => {
  const events = cutSound(joined(silence(1), sentence, silence(1), sentence, silence(1)), {
    acts: [
      [1.5, (cutter) => cutter.pause()],
      [sentence.length / 16_000 + 1.5, (cutter) => cutter.resume()],
    ],
  });
  expect(kindsOf(events)).toEqual(["start", "dropped", "start", "utterance"]);
  expect(events[1]?.at).toBeCloseTo(1.5, 1);
});
