import type { DiagramFlow, DiagramNode, DiagramPlace } from "../../contract/index.ts";

/** Names of the areas of the picture. */
export const zoneNames: Record<string, string> = {
  person: "With you",
  installation: "This installation",
  network: "Your network",
  outside: "Outside",
  alone: "Uses no other and is used by none",
};

export const placeWords: Record<DiagramPlace, string> = {
  person: "with you",
  installation: "in this installation",
  network: "in the network of this installation",
  outside: "outside",
};

export const reachWords: Record<DiagramFlow["reach"], string> = {
  installation: "stays here",
  network: "stays in your network",
  outside: "leaves",
};

/** The dashes of a line, by how far its data goes. */
export const reachDashes: Record<DiagramFlow["reach"], string | undefined> = {
  installation: undefined,
  network: "9 4",
  outside: "2.5 3.5",
};

/** What leaves the installation as it is set up now, in one sentence. */
export function summariseReach(flows: readonly DiagramFlow[], nodes: readonly DiagramNode[]): string {
  const leaving = flows.filter(({ reach, isHere }) => isHere && reach === "outside");
  if (leaving.length === 0) return "As it is set up now, nothing leaves this installation.";
  const ends = [...new Set(leaving.map(({ to }) => nodes.find(({ id }) => id === to)?.label ?? to))];
  return `As it is set up now, data leaves this installation for ${joinWords(ends)}.`;
}

/** What the product foresees and this installation does without; undefined when there is nothing. */
export function summariseAbsent(nodes: readonly DiagramNode[]): string | undefined {
  const absent = nodes.filter(({ isHere }) => !isHere).map(({ label }) => label);
  return absent.length === 0 ? undefined : `Not connected here: ${joinWords(absent)}.`;
}

export function joinWords(words: readonly string[]): string {
  const [last = "", ...before] = words.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(", ")} and ${last}`;
}
