import { describe, expect, it } from "vitest";
import { MicrophoneError } from "../../listening/listener.ts";
import { createTalkWorld } from "../testing/talk-world.ts";

const one = "This is the first sentence.";

async function begun(options = {}) {
  const world = createTalkWorld(options);
  await world.talk.begin({ isListening: true });
  world.forget();
  return world;
}

describe("the microphone", () => {
  it.each(["denied", "missing"] as const)(
    "that is %s is a problem, and answers are spoken all the same",
    async (why) => {
      const world = await begun({ refusal: new MicrophoneError(why) });
      expect(world.state()).toEqual({ name: "problem", problem: why });
      world.answer(`${one} A`);
      world.giveSpeech(one);
      await expect.poll(world.state).toEqual({ name: "speaking" });
    },
  );

  it("is changed while it is open by letting go of the first", async () => {
    const world = await begun();
    await world.talk.begin({ isListening: true, deviceId: "other" });
    expect(world.happened).toEqual(["closed", "opened hands-free", "hearing"]);
  });

  it("is not asked for where nobody could write down what is said, and answers are spoken", async () => {
    const world = createTalkWorld();
    await world.talk.begin({ isListening: false });
    expect(world.happened).toEqual([]);
    expect(world.state()).toEqual({ name: "paused", why: "deaf" });
    world.answer(`${one} A`);
    expect(world.happened).toEqual([`fetched ${one}`]);
  });

  it("that goes away can be opened again", async () => {
    const world = await begun();
    world.loseMicrophone(new MicrophoneError("lost"));
    expect(world.state()).toEqual({ name: "problem", problem: "lost" });
    await world.talk.begin({ isListening: true, deviceId: "other" });
    expect(world.state()).toEqual({ name: "listening", isHearing: false });
  });
});

const anew = { isListening: true, deviceId: "other" };

describe("a microphone that is opened again", () => {
  it("while somebody speaks into the first listens anew, and the voice goes on", async () => {
    const world = await begun();
    world.answer(`${one} A`);
    world.giveSpeech(one);
    await expect.poll(world.state).toEqual({ name: "speaking" });
    world.speak();
    await world.talk.begin(anew);
    await expect.poll(world.state).toEqual({ name: "speaking" });
    world.endSound();
    world.answer(one, { status: "complete" });
    await expect.poll(world.state).toEqual({ name: "listening", isHearing: false });
  });

  it("does not lose what happens to the answer meanwhile", async () => {
    const world = await begun();
    world.answer("");
    const opening = world.talk.begin(anew);
    world.answer(one, { status: "complete" });
    await opening;
    expect(world.happened).toContain(`fetched ${one}`);
    world.giveSpeech(one);
    await expect.poll(world.state).toEqual({ name: "speaking" });
    world.endSound();
    await expect.poll(world.state).toEqual({ name: "listening", isHearing: false });
  });

  it("after the talk was ended waits for no answer to what was sent last of it", async () => {
    const world = await begun();
    world.answer(`${one} A`);
    world.endSpeaking();
    await expect.poll(world.waitingForWords).toBe(1);
    world.hear("Stop");
    await expect.poll(() => world.happened).toContain("cancelled");
    world.talk.end();
    world.endRun();
    await expect.poll(() => world.happened.at(-1)).toBe("sent Stop");
    world.accept();
    await world.talk.begin(anew);
    await expect.poll(world.state).toEqual({ name: "listening", isHearing: false });
  });
});
