import type { DiagramFlow, DiagramNode } from "../../contract/index.ts";
import type { DiagramTexts } from "./texts/english.ts";

/** The dashes of a line, by how far its data goes. */
export const reachDashes: Record<DiagramFlow["reach"], string | undefined> = {
  installation: undefined,
  network: "9 4",
  outside: "2.5 3.5",
};

/** What leaves the installation as it is set up now, in one sentence. */
export function summariseReach(
  flows: readonly DiagramFlow[],
  nodes: readonly DiagramNode[],
  words: DiagramTexts,
): string {
  const leaving = flows.filter(({ reach, isHere }) => isHere && reach === "outside");
  if (leaving.length === 0) return words.nothingLeaves;
  const ends = [...new Set(leaving.map(({ to }) => nodes.find(({ id }) => id === to)?.label ?? to))];
  return words.leavesFor(joinWords(ends, words));
}

/** What the product foresees and this installation does without; undefined when there is nothing. */
export function summariseAbsent(nodes: readonly DiagramNode[], words: DiagramTexts): string | undefined {
  const absent = nodes.filter(({ isHere }) => !isHere).map(({ label }) => label);
  return absent.length === 0 ? undefined : words.notConnected(joinWords(absent, words));
}

export function joinWords(parts: readonly string[], { and }: Pick<DiagramTexts, "and">): string {
  const [last = "", ...before] = parts.toReversed();
  return before.length === 0 ? last : and(before.toReversed().join(", "), last);
}
