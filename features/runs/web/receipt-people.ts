import { readLink } from "#platform/web/markdown/read-link.ts";
import type { SlipLine } from "#platform/web/ui/slip.tsx";
import type { Receipt } from "../contract/index.ts";
import { formatDuration } from "./format-duration.ts";
import { callLines } from "./receipt-calls.ts";
import { toolCallWord } from "./tool-call-mark.tsx";

/** What a receipt says to people: who, for whom, what was done, with what, how long, what it cost. */
export function peopleLines({ run, onBehalfOf, files, memories, calls, toolCalls }: Receipt): SlipLine[] {
  const { model } = run;
  const cost = model && !model.isBuiltin && callLines({ run, calls }).find(({ label }) => label === "cost");
  return [
    { label: "who", value: model?.agent?.name ?? "Assistant" },
    { label: "for", value: onBehalfOf },
    ...toolCalls.map((call) => ({
      key: call.id,
      label: "did",
      value: `${call.title}: ${toolCallWord(call.status).toLowerCase()}${tookOf(call)}`,
    })),
    { label: "with", value: modelOf(model) },
    ...[...hostsOf(toolCalls), ...files.map(({ name }) => name)].map((name, index) => ({
      key: `with-${index + 1}`,
      label: "",
      value: name,
    })),
    ...(memories.length > 0
      ? [{ label: "used", value: memories.length === 1 ? "1 memory" : `${memories.length} memories` }]
      : []),
    ...(run.startedAt && run.endedAt ? [{ label: "took", value: formatDuration(run.activeMs) }] : []),
    ...(cost ? [cost] : []),
  ];
}

function tookOf({ durationMs }: Receipt["toolCalls"][number]): string {
  return durationMs === null ? "" : ` · ${formatDuration(durationMs)}`;
}

function modelOf(model: Receipt["run"]["model"]): string {
  if (!model) return "No model";
  return model.isBuiltin ? "Built-in, no model" : `${model.label} · ${model.provider}`;
}

function hostsOf(toolCalls: Receipt["toolCalls"]): string[] {
  const sources = toolCalls.flatMap((call) => call.sources);
  return [...new Set(sources.map(({ title, url }) => readLink(url)?.host ?? title))];
}
