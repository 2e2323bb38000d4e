import type { Check } from "./check.ts";

/** All that are not long; with names those that have one of them in theirs; with `all` every one. */
export function chooseChecks(groups: readonly Check[][], wanted: readonly string[]): Check[][] {
  const isWanted = ({ name, isLong = false }: Check) =>
    wanted.length === 0 ? !isLong : wanted.some((part) => part === "all" || name.includes(part));
  return groups.map((group) => group.filter(isWanted));
}
