import { formatDollars } from "#features/models/contract/index.ts";
import type { SlipLine } from "#platform/web/ui/slip.tsx";
import type { Receipt } from "../contract/index.ts";
import { formatDuration } from "./format-duration.ts";

/** What the models of a run were, used and cost. Without rows of calls, only what the run itself counted. */
export function callLines({ run, calls }: Pick<Receipt, "run" | "calls">): SlipLine[] {
  if (calls.length === 0) {
    const { inputTokens, outputTokens } = run.usage;
    return [{ label: "tokens", value: `${count(inputTokens)} in · ${count(outputTokens)} out` }];
  }
  const sum = (of: (call: Receipt["calls"][number]) => number) =>
    calls.reduce((all, call) => all + of(call), 0);
  const versions = [...new Set(calls.flatMap(({ version }) => version ?? []))];
  const cached = sum(({ cachedInputTokens }) => cachedInputTokens);
  const cost = sum(({ costMicros }) => costMicros);
  const firstTokenMs = calls.find((call) => call.firstTokenMs !== null)?.firstTokenMs;
  const about = calls.some(({ isEstimated }) => isEstimated) ? "about " : "";
  const input = `${count(sum(({ inputTokens }) => inputTokens))} in${cached > 0 ? ` (${count(cached)} cached)` : ""}`;
  return [
    ...(versions.length > 0 ? [{ label: "version", value: versions.join(", ") }] : []),
    { label: "tokens", value: `${about}${input} · ${count(sum(({ outputTokens }) => outputTokens))} out` },
    { label: "cost", value: cost > 0 ? `${about}${formatDollars(cost)}` : "free" },
    ...(firstTokenMs == null ? [] : [{ label: "first word after", value: formatDuration(firstTokenMs) }]),
  ];
}

function count(tokens: number): string {
  return tokens.toLocaleString("en-US");
}
