import { describe, expect, it } from "vitest";
import { stopsByEscape } from "./stops-by-escape.ts";

const element = (localName: string, around: readonly string[] = []) =>
  ({ localName, closest: (mark: string) => (around.includes(mark) ? {} : null) }) as never;
const composer = element("textarea", ["[data-escape-stops]"]);
const body = element("body");

/** A page with one thing open, named by its mark. */
const pageWith = (open?: string) => ({
  querySelector: (marks: string) => (open && marks.includes(open) ? body : null),
});
const press = (target: Element, more: object = {}) => ({
  ...{ key: "Escape", defaultPrevented: false, isComposing: false, target, ...more },
});

describe("Escape", () => {
  it("stops a run from the composer and where nothing has the focus", () => {
    expect(stopsByEscape(press(composer), pageWith())).toBe(true);
    expect(stopsByEscape(press(body), pageWith())).toBe(true);
  });

  it("stops nothing from a field, a button or a card elsewhere", () => {
    for (const name of ["input", "textarea", "button", "article"])
      expect(stopsByEscape(press(element(name)), pageWith())).toBe(false);
  });

  it.each(["[role='dialog']", "[role='menu']", "[data-holds-escape]"])(
    "stops nothing while %s is open",
    (open) => {
      expect(stopsByEscape(press(composer), pageWith(open))).toBe(false);
      expect(stopsByEscape(press(body), pageWith(open))).toBe(false);
    },
  );

  it("stops nothing when it closed something, ends a composition or is another key", () => {
    expect(stopsByEscape(press(body, { defaultPrevented: true }), pageWith())).toBe(false);
    expect(stopsByEscape(press(composer, { isComposing: true }), pageWith())).toBe(false);
    expect(stopsByEscape(press(body, { key: "Enter" }), pageWith())).toBe(false);
  });
});
