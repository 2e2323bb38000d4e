import { describe, expect, it } from "vitest";
import { makePlan } from "./make-plan.ts";

/** The calls that a message leads to: "tool input" in short. */
const understood = (message: string) =>
  makePlan(message).actions.map((action) =>
    action.type === "tool" ? `${action.toolName} ${JSON.stringify(action.input)}` : `says ${action.text}`,
  );
const calculate = (expression: string) => `calculate ${JSON.stringify({ expression })}`;

/** With the marks of German numbers. */
const arithmeticInGerman: [string, string][] = [
  ["19 % MwSt. auf 1.249,90", "19% of 1249.90"],
  ["Wie viel sind 20 % MwSt. auf 1.249,90 Euro?", "20% of 1249.90"],
  ["Berechne 19 Prozent Mehrwertsteuer von 80", "19% of 80"],
  ["1.249,90 zzgl. 20 % MwSt.", "1249.90 + 20%"],
  ["Was sind 100 Euro plus 19 % USt.?", "100 + 19%"],
  ["10 % Rabatt auf 80 Euro", "10% off 80"],
  ["Was ist der Nettobetrag von 119 Euro inkl. 19 % MwSt.?", "119 / (1 + 19/100)"],
  ["Brutto von 100 Euro mit 19 %", "100 + 19%"],
];

describe("the built-in assistant understands", () => {
  it.each(arithmeticInGerman)("arithmetic in German: %s", (message, expression) => {
    expect(understood(message)).toEqual([calculate(expression)]);
  });
  it("an abbreviation as no end of a sentence, and the next sentence as one", () => {
    const twice = understood("Was sind 100 Euro plus 19 % MwSt. Wie spät ist es?");
    expect(twice).toEqual([calculate("100 + 19%"), "current_time {}"]);
  });
});

describe("several conversions in one message", () => {
  it.each([
    ["What is 5 miles in km and 30 celsius in fahrenheit", "5 miles in km", "30 celsius in fahrenheit"],
    [
      "convert 5 miles to km, 10 kg to lb and 2 hours into minutes",
      "5 miles in km",
      "10 kg in lb",
      "2 hours in minutes",
    ],
    ["What is 5 miles in km and 17% of 200?", "5 miles in km", "17% of 200"],
    [
      "Was sind 5 Meilen in km und 30 Grad Celsius in Fahrenheit?",
      "5 meilen in km",
      "30 grad celsius in fahrenheit",
    ],
    ["Wie viel sind 1.500 Meter in km und 3 kg in Pfund?", "1500 meter in km", "3 kg in pfund"],
  ])("are all done: %s", (message, ...expressions) =>
    expect(understood(message)).toEqual(expressions.map((expression) => calculate(expression))),
  );

  it.each(["what is 5 feet and 3 inches in cm", "I ran 5 miles and 30 minutes in the park"])(
    "are not seen in: %s",
    (message) => expect(understood(message)).toEqual([]),
  );
});
