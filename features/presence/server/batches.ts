import { z } from "zod";
import type { Place, Tab, TabState } from "./place.ts";

/** What PostgreSQL takes as one announcement, with room for what goes around it. */
const mostBytes = 7_900;

export type TabChange = Pick<Tab, "place" | "userId" | "tabId"> & { state: TabState };

/** What one server says to the others. Ids alone, no names. */
export type Batch =
  /** Tabs that changed. With `isAll`, these and the next are all of this server. */
  | { from: string; kind: "tabs"; isAll: boolean; changes: TabChange[] }
  /** It is still there. */
  | { from: string; kind: "alive" }
  /** It has just started, or has missed something, and asks for all. */
  | { from: string; kind: "who" }
  /** It stops. */
  | { from: string; kind: "gone" };

const states: Record<string, TabState> = { h: "here", w: "writing", l: "left" };
const letterOf: Record<TabState, string> = { here: "h", writing: "w", left: "l" };

const Line = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), z.enum(["h", "w", "l"])]);
const Payload = z.object({
  f: z.string(),
  k: z.enum(["tabs", "alive", "who", "gone"]),
  a: z.literal(1).optional(),
  t: z.array(Line).optional(),
});

/** The payloads that say this, each short enough for one announcement. */
export function toPayloads(batch: Batch): string[] {
  if (batch.kind !== "tabs") return [JSON.stringify({ f: batch.from, k: batch.kind })];
  const payloads: string[] = [];
  const head = { f: batch.from, k: "tabs" };
  let lines: string[] = [];
  let bytes = mostBytes;
  const end = () => {
    const isFirst = payloads.length === 0;
    const opening = JSON.stringify({ ...head, ...(batch.isAll && isFirst && { a: 1 }) }).slice(0, -1);
    payloads.push(`${opening},"t":[${lines.join(",")}]}`);
    lines = [];
    bytes = mostBytes;
  };
  bytes -= 100;
  for (const change of batch.changes) {
    const line = JSON.stringify(lineOf(change));
    const length = Buffer.byteLength(line) + 1;
    if (length > bytes) {
      end();
      bytes -= 100;
    }
    lines.push(line);
    bytes -= length;
  }
  if (lines.length > 0 || batch.isAll) end();
  return payloads;
}

/** Undefined for what no server of ours has said. */
export function fromPayload(payload: string): Batch | undefined {
  const read = Payload.safeParse(parseJson(payload));
  if (!read.success) return undefined;
  const { f: from, k: kind, a, t = [] } = read.data;
  if (kind !== "tabs") return { from, kind };
  return {
    ...{ from, kind, isAll: a === 1 },
    changes: t.map(([workspaceId, noun, id, userId, tabId, letter]) => ({
      place: { workspaceId, noun, id },
      ...{ userId, tabId, state: states[letter] ?? "left" },
    })),
  };
}

function lineOf({ place, userId, tabId, state }: TabChange): string[] {
  const { workspaceId, noun, id }: Place = place;
  return [workspaceId, noun, id, userId, tabId, letterOf[state]];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
