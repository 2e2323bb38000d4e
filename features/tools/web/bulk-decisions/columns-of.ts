import type { Approval } from "../../contract/index.ts";

export interface Columns {
  /** Indexes of the fields that differ between the requests. */
  differing: number[];
  /** Those with one value for all of them. */
  common: number[];
}

/** Which fields of requests that are alike become columns, and which are shown once. Empty ones of all are left out. */
export function columnsOf(approvals: readonly Approval[]): Columns {
  const [first] = approvals;
  const indexes = first?.shown.fields.map((_, index) => index) ?? [];
  const valuesOf = (index: number) => approvals.map(({ shown }) => shown.fields[index]?.value ?? "");
  const isCommon = (index: number) => new Set(valuesOf(index)).size === 1;
  return {
    differing: indexes.filter((index) => !isCommon(index)),
    common: indexes.filter((index) => isCommon(index) && valuesOf(index)[0] !== ""),
  };
}
