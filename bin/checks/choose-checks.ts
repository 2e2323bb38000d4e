import type { Check } from "./check.ts";

/** All that are not long; with names those that have one of them in theirs; the long ones with `long` or their whole name; with `all` every one. */
export function chooseChecks(groups: readonly Check[][], wanted: readonly string[]): Check[][] {
  const isMeant = ({ name, isLong }: Check, part: string) =>
    isLong ? part === "long" || part === name : name.includes(part);
  const isWanted = (check: Check) =>
    wanted.length === 0 ? !check.isLong : wanted.some((part) => part === "all" || isMeant(check, part));
  return groups.map((group) => group.filter(isWanted));
}
