import { describe, expect, it } from "vitest";
import { createTalkWorld } from "../testing/talk-world.ts";

const one = "This is the first sentence.";
const two = "This is the second sentence.";

/** A conversation in which the first of two sentences sounds. */
async function speaking() {
  const world = createTalkWorld();
  await world.talk.begin({ isListening: true });
  world.answer(`${one} ${two} And`);
  world.giveSpeech(one);
  await expect.poll(world.state).toEqual({ name: "speaking" });
  world.forget();
  return world;
}

describe("who speaks while the voice does", () => {
  it("silences it in the same moment", async () => {
    const world = await speaking();
    world.speak();
    expect(world.happened).toEqual(["silent"]);
    expect(world.state()).toEqual({ name: "listening", isHearing: true });
  });

  it("stops the answer with the first words, notes how far it was heard, and is sent when it has ended", async () => {
    const world = await speaking();
    world.hearShare(0.5);
    world.speak();
    world.endSpeaking();
    await expect.poll(world.waitingForWords).toBe(1);
    world.hear("Stop");
    await expect
      .poll(() => world.happened.slice(1))
      .toEqual([
        ...[`let go ${one}`, `let go ${two}`],
        ...[`heard ${"This is the".length} of a`, "cancelled"],
      ]);
    world.endRun();
    await expect.poll(() => world.happened.at(-1)).toBe("sent Stop");
  });

  it("stops it without waiting for words when it goes on", async () => {
    const world = await speaking();
    world.speak();
    world.goOnSpeaking();
    expect(world.happened).toContain("heard 0 of a");
    expect(world.happened.at(-1)).toBe("cancelled");
    // What is said is sent all the same only when the answer has ended.
    world.endSpeaking();
    await expect.poll(world.waitingForWords).toBe(1);
    world.hear("Stop");
    await world.settle();
    expect(world.happened.at(-1)).toBe("cancelled");
    world.endRun();
    await expect.poll(() => world.happened.at(-1)).toBe("sent Stop");
    expect(world.happened.filter((what) => what === "cancelled")).toHaveLength(1);
  });

  it("stops an answer as well that was being written before the talk began", async () => {
    const world = createTalkWorld();
    world.answerUnheard();
    await world.talk.begin({ isListening: true });
    world.endSpeaking();
    await expect.poll(world.waitingForWords).toBe(1);
    world.hear("Stop");
    await expect.poll(() => world.happened.at(-1)).toBe("cancelled");
    await world.settle();
    expect(world.happened.at(-1)).toBe("cancelled");
    world.endRun();
    await expect.poll(() => world.happened.at(-1)).toBe("sent Stop");
  });

  it("is heard over an answer of which nothing was said yet", async () => {
    const world = createTalkWorld();
    await world.talk.begin({ isListening: true });
    world.answer("");
    world.speak();
    world.goOnSpeaking();
    expect(world.happened.slice(-2)).toEqual(["heard 0 of a", "cancelled"]);
  });

  it("and only made a noise is told the sentence again from its beginning", async () => {
    const world = await speaking();
    world.hearShare(0.5);
    world.speak();
    world.noise();
    await expect.poll(() => world.happened).toEqual(["silent", `said ${one}`]);
    expect(world.state()).toEqual({ name: "speaking" });
  });

  it("and said nothing that has words is told the sentence again as well", async () => {
    const world = await speaking();
    world.speak();
    world.endSpeaking();
    await expect.poll(world.waitingForWords).toBe(1);
    world.hear("  ");
    await expect.poll(() => world.happened).toEqual(["silent", `said ${one}`]);
    expect(world.talk.view().notice).toEqual({ about: "nothing-understood" });
  });

  it("hears nothing of what is written meanwhile", async () => {
    const world = await speaking();
    world.speak();
    world.answer(`${one} ${two} And a third one.`, { status: "complete" });
    expect(world.happened).toEqual(["silent"]);
  });
});

describe("stopping by hand", () => {
  it("a second time waits for the same end", async () => {
    const world = await speaking();
    void world.talk.stop();
    world.forget();
    const ends: string[] = [];
    const second = world.talk.stop().then(() => ends.push("second"));
    await world.settle();
    expect(ends).toEqual([]);
    world.endRun();
    await second;
    expect(world.happened).toEqual([]);
  });

  it("does the same as speaking", async () => {
    const world = await speaking();
    void world.talk.stop();
    expect(world.happened.slice(0, 1)).toEqual(["silent"]);
    expect(world.happened.slice(-2)).toEqual(["heard 0 of a", "cancelled"]);
    expect(world.talk.view().mayStop).toBe(false);
  });

  it("cancels nothing where the answer is complete, and notes nothing where all was said", async () => {
    const world = await speaking();
    world.answer(`${one} ${two}`, { status: "complete" });
    await world.talk.stop();
    expect(world.happened).not.toContain("cancelled");
    expect(world.happened).toContain("heard 0 of a");
    world.forget();
    await world.talk.stop();
    expect(world.happened).toEqual([]);
  });

  it("is also what pulled headphones mean, and another device that stopped the answer", async () => {
    const pulled = await speaking();
    pulled.hearShare(0.5);
    pulled.endSound("paused");
    await expect.poll(() => pulled.happened.at(-1)).toBe("cancelled");
    expect(pulled.happened).toContain(`heard ${"This is the".length} of a`);
    const elsewhere = await speaking();
    elsewhere.answer(`${one} ${two}`, { status: "cancelled" });
    expect(elsewhere.happened[0]).toBe("silent");
  });
});

describe("a microphone that hears the voice as well", () => {
  const hearing = async () => {
    const world = createTalkWorld({ hearsItself: true });
    await world.talk.begin({ isListening: true });
    world.answer(`${one} A`);
    world.giveSpeech(one);
    await expect.poll(world.state).toEqual({ name: "speaking" });
    return world;
  };

  it("is deaf while the voice sounds, and says that one cannot interrupt by speaking", async () => {
    const world = await hearing();
    expect(world.happened.findLast((what) => what === "deaf" || what === "hearing")).toBe("deaf");
    expect(world.talk.view().mayBargeIn).toBe(false);
    await Promise.race([world.talk.stop(), world.endRun()]);
    expect(world.happened.findLast((what) => what === "deaf" || what === "hearing")).toBe("hearing");
  });

  it("hears to the end whoever speaks when an answer begins, which waits", async () => {
    const world = createTalkWorld({ hearsItself: true });
    await world.talk.begin({ isListening: true });
    world.speak();
    world.answer(`${one} A`);
    expect(world.happened.findLast((what) => what === "deaf" || what === "hearing")).toBe("hearing");
    expect(world.happened).not.toContain(`fetched ${one}`);
    world.noise();
    expect(world.happened.findLast((what) => what === "deaf" || what === "hearing")).toBe("deaf");
    expect(world.happened).toContain(`fetched ${one}`);
  });

  it("hears whoever presses to talk, which silences the voice", async () => {
    const world = await hearing();
    world.talk.press();
    expect(world.happened).toContain("silent");
    expect(world.happened.findLast((what) => /^(deaf|hearing|pressed)$/.test(what))).toBe("pressed");
    expect(world.happened.lastIndexOf("hearing")).toBeGreaterThan(world.happened.lastIndexOf("deaf"));
  });
});
