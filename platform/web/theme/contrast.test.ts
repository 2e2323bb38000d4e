import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastRatio } from "./contrast-ratio.ts";
import { parseTokens } from "./parse-tokens.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const themes = parseTokens(css);

const papers = ["paper-1", "paper-2", "paper-3"];
const inks = ["ink-1", "ink-2", "ink-3"];
const chartColors = Array.from({ length: 12 }, (_, index) => `chart-${index + 1}`);
const tones = ["accent", "brass", "good", "warn", "bad", "info"];

describe.each(Object.entries(themes))("the %s theme", (_name, tokens) => {
  const ratio = (text: string, surface: string) => contrastRatio(get(text), get(surface));
  const get = (token: string) => {
    const colour = tokens[token];
    if (!colour) throw new Error(`The theme has no token ${token}.`);
    return colour;
  };

  it.each(pairs(inks, papers))("reads %s on %s at 4.5 to 1 or better", (ink, paper) => {
    expect(ratio(ink, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(tones, papers))("reads %s on %s at 4.5 to 1 or better", (tone, paper) => {
    expect(ratio(tone, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(tones)("reads %s and every ink on its own tint at 4.5 to 1 or better", (tone) => {
    for (const text of [tone, ...inks]) expect(ratio(text, `${tone}-soft`), text).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ["on-accent", "accent"],
    ["on-accent", "accent-strong"],
    ["on-brass", "brass-fill"],
    ["on-brass", "brass-strong"],
    ["on-bad", "bad"],
    ["on-bad", "bad-strong"],
    ["paper-1", "ink-1"],
  ])("reads %s on %s at 4.5 to 1 or better", (text, fill) => {
    expect(ratio(text, fill)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["paper-1", "paper-2"])("shows the edge of a control on %s at 3 to 1 or better", (paper) => {
    expect(ratio("line-3", paper)).toBeGreaterThanOrEqual(3);
  });

  it.each(pairs(chartColors, papers.slice(0, 2)))("shows %s on %s at 3 to 1 or better", (color, paper) => {
    expect(ratio(color, paper)).toBeGreaterThanOrEqual(3);
  });

  it("keeps brass and warning apart by hue", () => {
    expect(Math.abs(get("brass").hue - get("warn").hue)).toBeGreaterThanOrEqual(20);
  });

  it("has the same tokens as the other theme", () => {
    expect(Object.keys(tokens).sort()).toEqual(Object.keys(themes.light ?? {}).sort());
  });
});

describe("contrastRatio", () => {
  const white = { lightness: 1, chroma: 0, hue: 0 };
  const black = { lightness: 0, chroma: 0, hue: 0 };

  it("is 21 between black and white, whichever comes first", () => {
    expect(contrastRatio(black, white)).toBeCloseTo(21, 1);
    expect(contrastRatio(white, black)).toBeCloseTo(21, 1);
  });

  it("is 1 between a colour and itself", () => {
    expect(contrastRatio(white, white)).toBe(1);
  });
});

function pairs(left: string[], right: string[]): [string, string][] {
  return left.flatMap((first) => right.map((second): [string, string] => [first, second]));
}

it("is dark on screens alone: paper has no light letters", () => {
  expect(css).toMatch(/@media not print \{\s*\[data-theme="dark"\] \{/);
});
