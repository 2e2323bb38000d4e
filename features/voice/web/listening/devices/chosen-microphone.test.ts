import { beforeEach, expect, it, vi } from "vitest";
import { stubStorage } from "../testing/stub-storage.ts";

/** As a page does that was just loaded. */
async function load() {
  vi.resetModules();
  return import("./chosen-microphone.ts");
}

let storage: ReturnType<typeof stubStorage>;
beforeEach(() => {
  storage = stubStorage();
});

it("is whichever the system prefers until one was chosen, and is remembered then", async () => {
  const { readChosenMicrophone, chooseMicrophone } = await load();
  expect(readChosenMicrophone()).toBeUndefined();
  chooseMicrophone("headset");
  expect(readChosenMicrophone()).toBe("headset");
  expect((await load()).readChosenMicrophone()).toBe("headset");
});

it("goes back to what the system prefers", async () => {
  const { chooseMicrophone } = await load();
  chooseMicrophone("headset");
  chooseMicrophone(undefined);
  expect((await load()).readChosenMicrophone()).toBeUndefined();
});

it("lasts as long as the page where nothing can be stored", async () => {
  const { readChosenMicrophone, chooseMicrophone } = await load();
  storage.block();
  chooseMicrophone("headset");
  expect(readChosenMicrophone()).toBe("headset");
});
