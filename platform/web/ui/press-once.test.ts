import { describe, expect, it, vi } from "vitest";
import { pressOnce } from "./press-once.ts";

const press = (more: object = {}) =>
  ({ preventDefault: vi.fn(), stopPropagation: vi.fn(), ...more }) as never as Parameters<
    ReturnType<typeof pressOnce>["onClick"]
  >[0];
const key = (more: object) =>
  press(more) as never as Parameters<ReturnType<typeof pressOnce>["onKeyDown"]>[0];

describe("a press of a button", () => {
  it("acts, and sends its form", () => {
    const onClick = vi.fn();
    const event = press();
    pressOnce(false, { onClick, onKeyDown: undefined }).onClick(event);
    expect(onClick).toHaveBeenCalledOnce();
    expect(event.preventDefault).not.toHaveBeenCalled();
  });

  it("does nothing while the button is busy, and sends no form", () => {
    const onClick = vi.fn();
    const event = press();
    pressOnce(true, { onClick, onKeyDown: undefined }).onClick(event);
    expect(onClick).not.toHaveBeenCalled();
    expect(event.preventDefault).toHaveBeenCalled();
    expect(event.stopPropagation).toHaveBeenCalled();
  });

  it("acts once while Enter is held", () => {
    const { onKeyDown } = pressOnce(false, { onClick: undefined, onKeyDown: undefined });
    const [first, held] = [key({ key: "Enter", repeat: false }), key({ key: "Enter", repeat: true })];
    onKeyDown(first);
    onKeyDown(held);
    expect(first.preventDefault).not.toHaveBeenCalled();
    expect(held.preventDefault).toHaveBeenCalled();
  });
});
