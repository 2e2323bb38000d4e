import { type Figure, isMet } from "./figure.ts";

/** The figures of one measurement, with the day, and whether the machine was busy with something else. */
export interface Measured {
  bench: string;
  day: string;
  isBusy: boolean;
  figures: readonly Figure[];
}

export const heading =
  "| What | Figure | Aim | Beside what | Measured | Command |\n|---|---|---|---|---|---|";

/** One row a figure. */
export function rowsOf({ bench, day, isBusy, figures }: Measured): string[] {
  return figures.map((figure) => {
    const { name, values, unit, baseline } = figure;
    const cells = [
      name,
      `${values.map(shown).join(" / ")}${unit ? ` ${unit}` : ""}`,
      aimOf(figure),
      baseline ? `${shown(baseline.ratio)} times ${baseline.name}` : "",
      isBusy ? `${day}, busy` : day,
      `\`${commandOf(bench)}\``,
    ];
    return `| ${cells.join(" | ")} |`;
  });
}

export function commandOf(bench: string): string {
  return `npm run bench -- ${bench}`;
}

function aimOf(figure: Figure): string {
  const { atMost, atLeast } = figure.aim ?? {};
  const wanted = [
    ...(atMost === undefined ? [] : [`at most ${shown(atMost)}`]),
    ...(atLeast === undefined ? [] : [`at least ${shown(atLeast)}`]),
  ].join(", ");
  return isMet(figure) ? wanted : `${wanted}: missed`;
}

/** Three digits that say something; larger numbers whole. */
function shown(value: number): string {
  const rounded = Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
  return Number.isFinite(rounded) ? rounded.toLocaleString("en-US", { maximumFractionDigits: 4 }) : "none";
}
