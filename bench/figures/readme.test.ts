import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../bin/setup/root.ts";
import { type Figure, isMet } from "./figure.ts";
import { describeMachine } from "./machine.ts";
import { shownBenches } from "./measure-all.ts";
import { markedPart, withFigures } from "./readme.ts";
import { heading, type Measured, rowsOf } from "./table.ts";

const figure: Figure = {
  name: "Second start until `ready`",
  values: [0.9123, 1_234.5],
  unit: "s",
  aim: { atMost: 1.2 },
  baseline: { name: "a bare one", ratio: 2.345 },
};
const measured = (bench: string, figures = [figure]): Measured => ({
  ...{ bench, day: "2026-01-02", isBusy: false, figures },
});
const readme =
  "before\n<!-- figures: begin (npm run bench -- all --readme) -->\n<!-- figures: end -->\nafter\n";
const benches = ["start", "auth"];
const machine = "2 cores";

describe("the figures in the README", () => {
  const lines = markedPart(readFileSync(join(root, "README.md"), "utf8"))
    .trim()
    .split("\n");
  const [line = "", blank, head, rule, ...rows] = lines;

  it("stand below the kind of machine, as the command writes it", () => {
    const formOf = (text: string) => text.replaceAll(/\d+/g, "0").replace(/(0 cores?),/, "0 cores,");
    expect(formOf(line).replace(/, \w+ \w+:$/, "")).toBe(
      formOf(`On ${describeMachine()}:`).replace(/, \w+ \w+:$/, ""),
    );
    expect([blank, `${head}\n${rule}`]).toEqual(["", heading]);
  });

  it("are rows that the command writes, in its order, one or more of each measurement", () => {
    const amount = String.raw`-?(?:[\d,]+(?:\.\d+)?|none)`;
    const row = new RegExp(
      String.raw`^\| [^|]+ \| ${amount}(?: / ${amount})*(?: [a-zA-Z]+)* \| (?:at (?:most|least) ${amount}(?:: missed)?)? \| ` +
        String.raw`(?:${amount} times [^|]+)? \| \d{4}-\d\d-\d\d(?:, busy)? \| ${"`"}npm run bench -- ([a-z]+)${"`"} \|$`,
    );
    const shown = rows.map((text) => text.match(row)?.[1] ?? text);
    expect(new Set(shown)).toEqual(new Set(shownBenches.filter((bench) => shown.includes(bench))));
    expect(shown).toEqual(shownBenches.flatMap((bench) => shown.filter((one) => one === bench)));
    expect(shown).toContain("start");
  });
});

describe("a row", () => {
  it("says value, aim, baseline, day and command", () => {
    expect(rowsOf(measured("start"))).toEqual([
      "| Second start until `ready` | 0.912 / 1,235 s | at most 1.2 | 2.35 times a bare one | 2026-01-02 | `npm run bench -- start` |",
    ]);
  });

  it("says when the aim is missed, by the value that it is for", () => {
    const missed = { ...figure, aim: { atMost: 1.2, of: 1 } };
    expect([isMet(figure), isMet(missed)]).toEqual([true, false]);
    expect(rowsOf(measured("start", [missed]))[0]).toContain("| at most 1.2: missed |");
    expect(isMet({ ...figure, aim: { atLeast: 1 } })).toBe(false);
  });

  it("says that the machine was busy", () => {
    expect(rowsOf({ ...measured("start"), isBusy: true })[0]).toContain("| 2026-01-02, busy |");
  });
});

describe("writing them", () => {
  const both = withFigures(readme, { measured: benches.map((bench) => measured(bench)), machine, benches });

  it("puts all between the marks and changes nothing else", () => {
    expect(both.startsWith("before\n") && both.endsWith("-->\nafter\n")).toBe(true);
    expect(markedPart(both).split("\n")).toHaveLength(7);
  });

  it("keeps the rows of what was not measured", () => {
    const later = { ...measured("start"), day: "2026-02-03" };
    const part = markedPart(withFigures(both, { measured: [later], machine, benches })).split("\n");
    expect(part[4]).toContain("2026-02-03");
    expect(part[5]).toContain("2026-01-02");
  });

  it("mixes no two kinds of machines", () => {
    const write = () => withFigures(both, { measured: [measured("start")], machine: "8 cores", benches });
    expect(write).toThrow("another kind of machine");
  });
});
