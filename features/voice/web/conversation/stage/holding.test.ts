import { expect, it } from "vitest";
import { createHolding } from "./holding.ts";

function held() {
  const happened: string[] = [];
  const holding = createHolding({
    onPress: () => happened.push("pressed"),
    onRelease: () => happened.push("released"),
  });
  return { holding, happened };
}

it.each(["key", "pointer"] as const)("lasts as long as a %s is down", (by) => {
  const { holding, happened } = held();
  holding.hold(by);
  expect(happened).toEqual(["pressed"]);
  holding.letGo(by);
  expect(happened).toEqual(["pressed", "released"]);
});

it("lasts from one click to the next, where nothing can be held", () => {
  const { holding, happened } = held();
  holding.click();
  expect(happened).toEqual(["pressed"]);
  // The key that made the click, as some screen readers pass it on.
  holding.letGo("key");
  expect(happened).toEqual(["pressed"]);
  holding.click();
  expect(happened).toEqual(["pressed", "released"]);
});

it("takes the click with which a press of the mouse ends for a part of it", () => {
  const { holding, happened } = held();
  holding.hold("pointer");
  holding.letGo("pointer");
  holding.click();
  expect(happened).toEqual(["pressed", "released"]);
  holding.click();
  expect(happened).toEqual(["pressed", "released", "pressed"]);
});

it("hears a click after a press that was cancelled", () => {
  const { holding, happened } = held();
  holding.hold("pointer");
  holding.cancel();
  holding.click();
  expect(happened).toEqual(["pressed", "released", "pressed"]);
});

it("ends what a click began with a key or the mouse as well", () => {
  const { holding, happened } = held();
  holding.click();
  holding.hold("pointer");
  holding.letGo("pointer");
  holding.click();
  expect(happened).toEqual(["pressed", "released"]);
});

it("ends whatever held it, once", () => {
  const { holding, happened } = held();
  holding.click();
  holding.end();
  holding.end();
  expect(happened).toEqual(["pressed", "released"]);
});
