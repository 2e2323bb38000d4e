import { describe, expect, it } from "vitest";
import { createTalkWorld } from "../testing/talk-world.ts";

const one = "This is the first sentence.";
const two = "This is the second sentence.";

async function begun(options = {}) {
  const world = createTalkWorld(options);
  await world.talk.begin({ isListening: true });
  world.forget();
  return world;
}

/** A conversation in which the first of two sentences sounds. */
async function speaking() {
  const world = await begun();
  world.answer(`${one} ${two} And`);
  world.giveSpeech(one);
  await expect.poll(world.state).toEqual({ name: "speaking" });
  world.forget();
  return world;
}

describe("a spoken conversation", () => {
  it("listens once it has begun", async () => {
    const world = createTalkWorld();
    expect(world.state()).toEqual({ name: "ready" });
    const beginning = world.talk.begin({ isListening: true });
    expect(world.state()).toEqual({ name: "opening" });
    await beginning;
    expect(world.state()).toEqual({ name: "listening", isHearing: false });
    expect(world.happened).toEqual(["opened hands-free", "hearing"]);
  });

  it("has what was said written down and sent, and then waits for the answer", async () => {
    const world = await begun();
    world.speak();
    expect(world.state()).toEqual({ name: "listening", isHearing: true });
    world.endSpeaking();
    expect(world.state()).toEqual({ name: "thinking", about: "words" });
    await expect.poll(world.waitingForWords).toBe(1);
    world.hear(" What is new? ");
    await expect.poll(() => world.happened).toEqual(["sent What is new?"]);
    world.accept();
    await expect.poll(world.state).toEqual({ name: "thinking", about: "answer" });
  });

  it("speaks the answer from its first sentence on, and fetches the next while it does", async () => {
    const world = await begun();
    world.answer("This is the first sent");
    expect(world.happened).toEqual([]);
    world.answer(`${one} T`);
    expect(world.happened).toEqual([`fetched ${one}`]);
    world.giveSpeech(one);
    await expect.poll(world.state).toEqual({ name: "speaking" });
    world.answer(`${one} ${two}`, { status: "complete" });
    expect(world.happened).toEqual([`fetched ${one}`, `said ${one}`, `fetched ${two}`]);
    world.giveSpeech(two);
    world.endSound();
    await expect.poll(() => world.happened.at(-1)).toBe(`said ${two}`);
    world.endSound();
    await expect.poll(world.state).toEqual({ name: "listening", isHearing: false });
  });

  it("does not speak an answer that was there before it began", async () => {
    const world = createTalkWorld();
    world.answer(one, { status: "complete" });
    await world.talk.begin({ isListening: true });
    world.forget();
    world.talk.expectAnswer("question");
    world.answer(one, { status: "complete" });
    expect(world.happened).toEqual([]);
    world.answer(two, { id: "b", questionId: "question", status: "complete" });
    expect(world.happened).toEqual([`fetched ${two}`]);
  });

  it("sends one after another what was said one after another", async () => {
    const world = await begun();
    world.endSpeaking();
    world.endSpeaking();
    await expect.poll(world.waitingForWords).toBe(1);
    world.hear("One");
    await expect.poll(() => world.happened).toEqual(["sent One"]);
    expect(world.waitingForWords()).toBe(0);
    world.accept();
    await world.settle();
    expect(world.waitingForWords()).toBe(0);
    // Only then the first is a part of the conversation in which the second is sent.
    world.answer("", { status: "complete" });
    await expect.poll(world.waitingForWords).toBe(1);
    world.hear("Two");
    await expect.poll(() => world.happened).toEqual(["sent One", "sent Two"]);
  });

  it("speaks no answer while more was said that is not sent yet", async () => {
    const world = await begun();
    world.endSpeaking();
    world.endSpeaking();
    await expect.poll(world.waitingForWords).toBe(1);
    world.hear("One");
    await expect.poll(() => world.happened).toEqual(["sent One"]);
    world.accept();
    await world.settle();
    world.answer(`${one} A`);
    await expect.poll(world.waitingForWords).toBe(1);
    expect(world.happened).toEqual(["sent One"]);
    world.hear("");
    await expect.poll(() => world.happened.at(-1)).toBe(`fetched ${one}`);
  });

  it("does not wait for ever for an answer that is not shown", async () => {
    const world = await begun();
    world.endSpeaking();
    world.endSpeaking();
    await expect.poll(world.waitingForWords).toBe(1);
    world.hear("One");
    await expect.poll(() => world.happened).toEqual(["sent One"]);
    world.accept();
    await world.settle();
    world.waitLongEnough();
    await expect.poll(world.waitingForWords).toBe(1);
  });

  it("is over with its microphone and its voice when it is ended", async () => {
    const world = await speaking();
    world.talk.end();
    expect(world.state()).toEqual({ name: "ready" });
    expect(world.happened).toEqual(["closed", "silent", `let go ${one}`, `let go ${two}`]);
  });
});

describe("push to talk", () => {
  it("hears what is said while it is pressed", async () => {
    const world = await begun({ mode: "push-to-talk" });
    world.talk.press();
    world.talk.release();
    expect(world.happened).toEqual(["pressed", "released"]);
    world.talk.setMode("hands-free");
    expect(world.happened).toContain("mode hands-free");
  });

  it("ends being muted", async () => {
    const world = await begun();
    world.talk.setMuted(true);
    world.talk.setMode("push-to-talk");
    expect(world.happened).toEqual(["deaf", "mode push-to-talk", "hearing"]);
    expect(world.talk.view().isMuted).toBe(false);
  });
});

describe("muted", () => {
  it("hears nothing, and speaks on", async () => {
    const world = await speaking();
    world.talk.setMuted(true);
    expect(world.happened).toEqual(["deaf"]);
    expect(world.state()).toEqual({ name: "speaking" });
    world.answer(`${one} ${two}`, { status: "cancelled" });
    expect(world.state()).toEqual({ name: "paused", why: "muted" });
    world.talk.setMuted(false);
    expect(world.state()).toEqual({ name: "listening", isHearing: false });
  });

  it("throws away what is being said", async () => {
    const world = await begun();
    world.speak();
    world.talk.setMuted(true);
    expect(world.happened).toEqual(["deaf"]);
    expect(world.state()).toEqual({ name: "paused", why: "muted" });
  });
});
