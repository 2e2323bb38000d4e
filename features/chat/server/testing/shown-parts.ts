import type { Chunk } from "#features/runs/contract/index.ts";

export type ShownPart =
  | { type: "text" | "reasoning"; text: string; isInterrupted?: true }
  | { type: "tool-call"; toolCallId: string; status: string; summary: string };

/** What a person sees after these chunks, in order. */
export function shownParts(chunks: Chunk[]): ShownPart[] {
  const parts: { step: number; id: string; part: ShownPart }[] = [];
  let step = 0;
  const find = (id: string) => parts.find((item) => item.id === id)?.part;
  for (const chunk of chunks) {
    switch (chunk.type) {
      case "step-start":
        step = chunk.step;
        break;
      case "text-start":
      case "reasoning-start":
        parts.push({
          step,
          id: chunk.partId,
          part: { type: chunk.type === "text-start" ? "text" : "reasoning", text: "" },
        });
        break;
      case "text-delta":
      case "reasoning-delta": {
        const part = find(chunk.partId);
        if (part && "text" in part) part.text += chunk.delta;
        break;
      }
      case "tool-call-start":
        parts.push({
          step,
          id: chunk.toolCallId,
          part: { type: "tool-call", toolCallId: chunk.toolCallId, status: "proposed", summary: "" },
        });
        break;
      case "tool-call-end": {
        const part = find(chunk.toolCallId);
        if (part && "summary" in part) Object.assign(part, { status: chunk.status, summary: chunk.summary });
        break;
      }
      case "step-interrupted":
        for (const item of parts) {
          if (item.step === chunk.step && item.part.type === "text") item.part.isInterrupted = true;
        }
        break;
      default:
        break;
    }
  }
  return parts.map(({ part }) => part).filter((part) => part.type === "tool-call" || part.text !== "");
}

/** The same for a stored message. */
export function storedParts(parts: ({ type: string } & Record<string, unknown>)[]): ShownPart[] {
  return parts.map((part) =>
    part.type === "tool-call"
      ? ({
          type: part.type,
          toolCallId: part.toolCallId,
          status: part.status,
          summary: part.summary,
        } as ShownPart)
      : (part as ShownPart),
  );
}
