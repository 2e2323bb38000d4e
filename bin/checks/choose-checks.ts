import type { Check } from "./check.ts";

/**
 * The checks that are not long. Names choose those that have one of them in theirs. `long` or their whole name chooses
 * long ones, `all` every one.
 */
export function chooseChecks(groups: readonly Check[][], wanted: readonly string[]): Check[][] {
  const isMeant = ({ name, isLong }: Check, part: string) =>
    isLong ? part === "long" || part === name : name.includes(part);
  const isWanted = (check: Check) =>
    wanted.length === 0 ? !check.isLong : wanted.some((part) => part === "all" || isMeant(check, part));
  return groups.map((group) => group.filter(isWanted));
}
