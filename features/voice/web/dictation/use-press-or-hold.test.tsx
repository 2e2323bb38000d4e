import type { PointerEvent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { usePressOrHold } from "./use-press-or-hold.ts";

const at = (timeStamp: number) => ({ timeStamp, button: 0, currentTarget: {} }) as PointerEvent;

type Acts = Parameters<typeof usePressOrHold>[0];
type Handlers = ReturnType<typeof usePressOrHold>;

function Button({ acts, take }: { acts: Acts; take: (handlers: Handlers) => void }) {
  take(usePressOrHold(acts));
  return null;
}

function pressed(fromMs: number, untilMs: number) {
  const onUp = vi.fn();
  const take = (handlers: Handlers) => {
    handlers.onPointerDown(at(fromMs));
    handlers.onPointerUp(at(untilMs));
  };
  renderToStaticMarkup(<Button acts={{ onDown() {}, onUp, onPress() {} }} take={take} />);
  return onUp.mock.calls;
}

it("counts a press of three tenths of a second as holding, and a shorter one not", () => {
  expect(pressed(1000, 1300)).toEqual([[true]]);
  expect(pressed(1000, 1299)).toEqual([[false]]);
});

it("goes by when the button was held, however late a busy page learns of it", () => {
  // Both events are handled within the same millisecond here.
  expect(pressed(1000, 5000)).toEqual([[true]]);
});
