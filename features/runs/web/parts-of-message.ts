import type { RunPart, RunProgress } from "./run-parts.ts";

/**
 * The parts of one message of a run. A run writes another message when it reads what was said meanwhile. Without any
 * known message all parts are its.
 */
export function partsOfMessage(
  { parts, messageStarts }: Pick<RunProgress, "parts" | "messageStarts">,
  messageId: string,
): readonly RunPart[] {
  const starts = Object.entries(messageStarts);
  if (starts.length === 0) return parts;
  const place = starts.findIndex(([id]) => id === messageId);
  if (place === -1) return [];
  return parts.slice(starts[place]?.[1], starts[place + 1]?.[1]);
}
