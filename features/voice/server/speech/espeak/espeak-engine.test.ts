import { mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { asked, log, options, say, sentence } from "../../testing/espeak-speech.ts";
import { listen } from "../../testing/listen.ts";
import { espeakEngine } from "./espeak-engine.ts";

it("speaks a sentence as MP3 that sounds as long as it says and is not silent", async () => {
  const { mp3, seconds } = await say(sentence);
  const heard = await listen(mp3);
  expect(heard.samplesPerSecond).toBe(22_050);
  expect(heard.seconds).toBeGreaterThan(2);
  expect(heard.seconds).toBeLessThan(12);
  // MP3 comes in whole frames, with a little silence around.
  expect(Math.abs(heard.seconds - seconds)).toBeLessThan(0.2);
  expect(heard.loudness).toBeGreaterThan(0.02);
});

it("takes what would be an option, a phoneme or markup as text", async () => {
  for (const text of [
    "--version is an option",
    "-f /etc/passwd",
    "[[h@'loU]]",
    "<speak>Hello</speak> & $(id)",
  ]) {
    expect((await listen((await say(text)).mp3)).loudness).toBeGreaterThan(0.01);
  }
});

it("ends where what was set aside ends", async () => {
  const { mp3, seconds } = await espeakEngine().speak(asked(sentence), { ...options, mostSeconds: 2 });
  expect(seconds).toBe(2);
  expect(Math.abs((await listen(mp3)).seconds - 2)).toBeLessThan(0.2);
});

it.each(["注文はいつ届きますか。", "เมื่อไหร่คำสั่งซื้อจะมาถึง", "סידרנו הכל הבוקר"])(
  "refuses %s, of which it would only say the names of the letters, with what to do about it",
  async (text) => {
    await expect(say(text)).rejects.toMatchObject({
      code: "voice.script_unspoken",
      status: 422,
      message: expect.stringContaining("SPEECH"),
    });
  },
);

it("ends the program when whoever asked goes away, and that is no failure", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => undefined);
  await using folder = await mkdtempDisposable(join(tmpdir(), "adjutant-espeak-"));
  const [program, note] = [join(folder.path, "hang"), join(folder.path, "id")];
  await writeFile(program, `#!/bin/sh\necho $$ > ${note}\nexec sleep 60\n`, { mode: 0o700 });
  const gone = new AbortController();
  const speech = espeakEngine(program).speak(asked("Hello"), { ...options, signal: gone.signal });
  await expect.poll(() => readFile(note, "utf8").catch(() => "")).toMatch(/^\d+\n$/);
  const id = Number(await readFile(note, "utf8"));
  expect(process.kill(id, 0)).toBe(true);
  gone.abort(new Error("gone away"));
  await expect(speech).rejects.toThrow("gone away");
  await expect.poll(() => isRunning(id)).toBe(false);
  expect(error).not.toHaveBeenCalled();
});

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

it("says that the program is missing, and how to get it", async () => {
  const speech = espeakEngine("no-such-program").speak(asked("Hello"), options);
  await expect(speech).rejects.toMatchObject({
    code: "voice.engine_missing",
    status: 503,
    message: expect.stringContaining("espeak-ng"),
  });
});

it("says that it failed when the program fails, or says nothing, and logs why without the text", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => undefined);
  for (const program of ["false", "true"]) {
    const speech = espeakEngine(program).speak(asked("A secret"), options);
    await expect(speech).rejects.toMatchObject({ code: "voice.failed" });
  }
  expect(error).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(error.mock.calls)).not.toContain("A secret");
});
