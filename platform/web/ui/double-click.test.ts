import { beforeEach, expect, it } from "vitest";
import { keepDoubleClicksOnOneControl } from "./double-click.ts";

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  keepDoubleClicksOnOneControl(page);
});

/** What lies under the pointer: a control, or a text that is part of none. */
const control = (): { closest: () => unknown } => {
  const element = { closest: () => element };
  return element;
};
const text = { closest: () => null };

/** Presses once; `detail` is the number of the click at this place. Tells whether the page acted. */
function press(target: object, detail: number): boolean {
  const events = ["mousedown", "click"].map((type) =>
    Object.defineProperties(new Event(type, { cancelable: true }), {
      detail: { value: detail },
      target: { value: target },
    }),
  );
  return events.map((event) => page.dispatchEvent(event)).every(Boolean);
}

it("lets a control be pressed as often as one likes", () => {
  const button = control();
  expect([press(button, 1), press(button, 2), press(button, 3)]).toEqual([true, true, true]);
});

it("lets two controls be pressed one after the other", () => {
  expect([press(control(), 1), press(control(), 1)]).toEqual([true, true]);
});

it("stops the second press of a double click on a control that slid under the pointer", () => {
  expect([press(control(), 1), press(control(), 2)]).toEqual([true, false]);
  expect([press(text, 1), press(control(), 2)]).toEqual([true, false]);
});

it("lets a third press act, as of somebody who closes one thing after the other", () => {
  expect([press(control(), 1), press(control(), 2), press(control(), 3)]).toEqual([true, false, true]);
});

it("lets a word be marked where a control has gone", () => {
  expect([press(control(), 1), press(text, 2)]).toEqual([true, true]);
});

it("acts again at the next press", () => {
  const button = control();
  expect([press(control(), 1), press(button, 2), press(button, 1)]).toEqual([true, false, true]);
});
