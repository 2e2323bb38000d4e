import { expect, it } from "vitest";
import { createReader } from "../reading/reader.ts";
import { playInTurn } from "./play-in-turn.ts";
import type { SoundEnd } from "./play-sound.ts";

/** A page on which the voice of a talk wants to sound. */
function page() {
  const reader = createReader();
  const happened: string[] = [];
  const stop = new AbortController();
  let sounding: PromiseWithResolvers<SoundEnd> | undefined;
  const play = (signal: AbortSignal) => {
    happened.push("sounds");
    const own = Promise.withResolvers<SoundEnd>();
    sounding = own;
    signal.addEventListener("abort", () => {
      happened.push("silent");
      own.resolve("aborted");
    });
    return own.promise;
  };
  return {
    ...{ happened, stop, reader },
    start: () => playInTurn(reader, play, stop.signal),
    end: (how: SoundEnd) => sounding?.resolve(how),
    /** Something is read aloud until the reader is told to stop. */
    readAloud: () =>
      void reader.read("m", ["one"], {
        fetchSpeech: () => new Promise(() => {}),
        play: async () => "ended",
        onFailure: () => {},
      }),
  };
}

it.each<SoundEnd>(["ended", "paused"])(
  "plays at once where nothing is read aloud, until it is %s",
  async (how) => {
    const { start, happened, end } = page();
    const played = start();
    await expect.poll(() => happened).toEqual(["sounds"]);
    end(how);
    expect(await played).toBe(how);
  },
);

it("is silent while something is read aloud, and says its sentence again afterwards", async () => {
  const { start, happened, reader, readAloud, end } = page();
  const played = start();
  await expect.poll(() => happened).toEqual(["sounds"]);
  readAloud();
  expect(happened).toEqual(["sounds", "silent"]);
  reader.stop();
  await expect.poll(() => happened).toEqual(["sounds", "silent", "sounds"]);
  end("ended");
  expect(await played).toBe("ended");
});

it("waits for what is read aloud already, and not for ever when it is stopped itself", async () => {
  const { start, happened, stop, readAloud } = page();
  readAloud();
  const played = start();
  stop.abort();
  expect(await played).toBe("aborted");
  expect(happened).toEqual([]);
});

it("ends when it is stopped while it sounds", async () => {
  const { start, happened, stop } = page();
  const played = start();
  await expect.poll(() => happened).toEqual(["sounds"]);
  stop.abort();
  expect(await played).toBe("aborted");
  expect(happened).toEqual(["sounds", "silent"]);
});
