import { describe, expect, it } from "vitest";
import { convertUnits } from "./convert-units.ts";

describe("a unit", () => {
  it.each([
    ["72 inches in cm", "72 inches = 182.88 cm"],
    ["26 miles to km", "26 miles = 41.842944 km"],
    ["68 fahrenheit in celsius", "68 fahrenheit = 20 celsius"],
    ["20 grad celsius in fahrenheit", "20 grad celsius = 68 fahrenheit"],
    ["1,500 m in km", "1,500 m = 1.5 km"],
    ["2,5 liter in ml", "2.5 liter = 2,500 ml"],
    ["10 meilen in kilometer", "10 meilen = 16.09344 kilometer"],
    ["90 minutes in hours", "90 minutes = 1.5 hours"],
  ])("is converted: %s", (text, line) => expect(convertUnits(text)?.line).toBe(line));

  it("of another measure is refused", () => {
    expect(() => convertUnits("3 kg in meters")).toThrow(/neither becomes the other/);
  });

  it("that is not known, or a number that is not clear, is refused", () => {
    expect(() => convertUnits("3 bananas in cm")).toThrow(/no unit/);
    expect(() => convertUnits("1.234,5 km in m")).toThrow(/not clear/);
  });

  it("is no part of a sum", () => {
    expect(convertUnits("12 * 12")).toBeUndefined();
    expect(convertUnits("17% of 2,340")).toBeUndefined();
  });
});
