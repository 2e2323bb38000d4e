import { describe, expect, it } from "vitest";
import { createTalkWorld } from "../testing/talk-world.ts";

const one = "This is the first sentence.";

async function begun() {
  const world = createTalkWorld();
  await world.talk.begin({ isListening: true });
  world.forget();
  return world;
}

describe("without a server", () => {
  it("listening pauses, and goes on by itself", async () => {
    const world = await begun();
    world.talk.setReachable(false);
    expect(world.state()).toEqual({ name: "paused", why: "offline" });
    expect(world.happened.at(-1)).toBe("deaf");
    world.talk.setReachable(true);
    expect(world.state()).toEqual({ name: "listening", isHearing: false });
    expect(world.happened.at(-1)).toBe("hearing");
  });

  it("what is being said when it goes away is cut before it is deaf, and waits to be written down", async () => {
    const world = await begun();
    world.speak();
    world.talk.setReachable(false);
    expect(world.happened).toEqual(["released", "deaf"]);
    world.endSpeaking();
    expect(world.state()).toEqual({ name: "paused", why: "offline" });
    await expect.poll(world.waitingForWords).toBe(1);
    world.refuseWords(new TypeError("Failed to fetch"));
    world.talk.setReachable(true);
    world.reach();
    await expect.poll(world.waitingForWords).toBe(1);
    world.hear("Not lost");
    await expect.poll(() => world.happened.at(-1)).toBe("sent Not lost");
  });

  it("stays deaf afterwards where it was muted", async () => {
    const world = await begun();
    world.talk.setMuted(true);
    world.talk.setReachable(false);
    world.talk.setReachable(true);
    expect(world.happened).not.toContain("hearing");
  });

  it("keeps what was said and has it written down later", async () => {
    const world = await begun();
    world.endSpeaking();
    await expect.poll(world.waitingForWords).toBe(1);
    world.refuseWords(new TypeError("Failed to fetch"));
    expect(world.waitingForWords()).toBe(0);
    world.reach();
    await expect.poll(world.waitingForWords).toBe(1);
    world.hear("Not lost");
    await expect.poll(() => world.happened).toEqual(["sent Not lost"]);
  });
});

describe("trouble", () => {
  it("with the voice is said, and the caption goes along with what is written", async () => {
    const world = await begun();
    world.answer(`${one} An`);
    world.refuseSpeech(one, new Error("missing"));
    await expect
      .poll(() => world.talk.view().notice)
      .toEqual({ about: "speech", error: new Error("missing") });
    world.answer(`${one} And this is another one. T`);
    expect(world.talk.view().caption).toMatchObject({ index: 1 });
    world.answer(`${one} And this is another one.`, { status: "complete" });
    expect(world.state()).toEqual({ name: "listening", isHearing: false });
  });

  it("with the words is said, and it listens on", async () => {
    const world = await begun();
    world.endSpeaking();
    await expect.poll(world.waitingForWords).toBe(1);
    world.refuseWords(new Error("off"));
    await expect
      .poll(() => world.talk.view().notice)
      .toEqual({ about: "transcription", error: new Error("off") });
    expect(world.state()).toEqual({ name: "listening", isHearing: false });
  });

  it("with the answer is said once, and what was written of it is spoken", async () => {
    const world = await begun();
    world.answer("");
    const failed = { status: "failed", failure: "The model is away." } as const;
    world.answer(one, failed);
    expect(world.happened).toEqual([`fetched ${one}`]);
    expect(world.talk.view().notice).toEqual({ about: "answer", error: new Error("The model is away.") });
    world.talk.dismissNotice();
    world.answer(one, failed);
    expect(world.talk.view().notice).toBeUndefined();
  });

  it("with sending keeps the words", async () => {
    const world = await begun();
    world.endSpeaking();
    await expect.poll(world.waitingForWords).toBe(1);
    world.hear("What is new?");
    await expect.poll(() => world.happened).toHaveLength(1);
    world.refuse(new Error("limit"));
    await expect.poll(() => world.happened.at(-1)).toBe("kept What is new?");
    expect(world.talk.view().notice).toEqual({ about: "sending", error: new Error("limit") });
    world.talk.dismissNotice();
    expect(world.talk.view().notice).toBeUndefined();
  });
});
