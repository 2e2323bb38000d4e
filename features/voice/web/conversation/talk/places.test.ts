import { describe, expect, it } from "vitest";
import { createTalkWorld } from "../testing/talk-world.ts";

const one = "This is the first sentence.";
const two = "This is the second sentence.";

/** A conversation in which something was said that is not written down yet. */
async function said() {
  const world = createTalkWorld();
  world.goTo("the first");
  await world.talk.begin({ isListening: true });
  world.forget();
  world.endSpeaking();
  await expect.poll(world.waitingForWords).toBe(1);
  return world;
}

describe("who goes to another conversation", () => {
  it("ends the voice, and the answer is written on and not called interrupted", async () => {
    const world = createTalkWorld();
    await world.talk.begin({ isListening: true });
    world.answer(`${one} ${two} And`);
    world.giveSpeech(one);
    await expect.poll(world.state).toEqual({ name: "speaking" });
    world.forget();
    world.goTo("the second");
    expect(world.happened).toEqual(["silent", `let go ${one}`, `let go ${two}`]);
    expect(world.state()).toEqual({ name: "listening", isHearing: false });
  });

  it("finds what they said before in the field of where they said it, and not sent to where they are", async () => {
    const world = await said();
    world.goTo("the second");
    expect(world.state()).toEqual({ name: "listening", isHearing: false });
    world.hear("Tell nobody");
    await expect.poll(() => world.happened).toEqual(["kept Tell nobody in the first"]);
    expect(world.talk.view().notice).toEqual({ about: "left" });
    expect(world.state()).toEqual({ name: "listening", isHearing: false });
  });

  it("finds it there as well who goes while an answer is being stopped for it", async () => {
    const world = await said();
    world.answer(one);
    world.hear("Tell nobody");
    await expect.poll(() => world.happened).toContain("cancelled");
    world.goTo("the second");
    world.endRun();
    await expect.poll(() => world.happened.at(-1)).toBe("kept Tell nobody in the first");
  });

  it("finds it there when it was on its way and is refused", async () => {
    const world = await said();
    world.hear("Tell nobody");
    await expect.poll(() => world.happened).toEqual(["sent Tell nobody"]);
    world.goTo("the second");
    world.talk.expectAnswer("question");
    world.refuse(new Error("limit"));
    await expect.poll(() => world.happened.at(-1)).toBe("kept Tell nobody in the first");
    expect(world.talk.view().notice).toEqual({ about: "left", error: new Error("limit") });
    // What was asked in the second meanwhile is still waited for.
    expect(world.state()).toEqual({ name: "thinking", about: "answer" });
  });

  it("does not hear its last answer, even if they ask before that is shown", async () => {
    const world = await said();
    world.goTo("the second");
    world.talk.expectAnswer("question");
    world.answer(one, { id: "old", questionId: "old question", status: "complete" });
    world.answer(two, { id: "b", questionId: "question", status: "complete" });
    expect(world.happened).toEqual([`fetched ${two}`]);
  });
});
