import type { AgentUses } from "../../contract/index.ts";

/** What goes with an agent, one line each. */
export function describeUses({ triggers, people, teams, isSharedWithWorkspace }: AgentUses): string[] {
  const { schedule, webhook, event } = triggers;
  const started = [
    count(schedule, "schedule"),
    count(webhook, "webhook"),
    count(event, "trigger of an event", "triggers of an event"),
  ].filter((words) => words !== "");
  const having = [
    isSharedWithWorkspace ? "everybody in the workspace" : "",
    count(people, "person", "people"),
    count(teams, "team"),
  ].filter((words) => words !== "");
  return [
    started.length === 0
      ? "No schedule, webhook, or event starts it."
      : `It is started by ${list(started)}, which stop.`,
    having.length === 0 ? "It is shared with nobody." : `It is shared with ${list(having)}, who lose it.`,
  ];
}

function count(number: number, one: string, many = `${one}s`): string {
  return number === 0 ? "" : `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;
}

function list(words: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(words);
}
