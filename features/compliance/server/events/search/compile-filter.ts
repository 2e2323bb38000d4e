import type { EventFilter, LogScope } from "../../../contract/index.ts";
import type { Clause, Wanted } from "./condition.ts";

/** What a filter looks for in a log. `acts` are the acts that the filter's `act` stands for. */
export function compileFilter(
  filter: EventFilter,
  about: { scope: LogScope; readerId: string; workspaceId: string; acts: readonly string[] },
): Wanted {
  const { who, kind, act, target, run, agent, conversation, outcome, from, to } = filter;
  const facet = (name: string, value: string | undefined): Clause[] =>
    value === undefined ? [] : [[{ kind: "facet", values: [`${name}:${value}`] }]];
  return {
    workspaceId: about.workspaceId,
    clauses: [
      ...(about.scope === "own" ? [byOrFor(about.readerId)] : []),
      ...(who ? [byOrFor(who)] : []),
      ...(kind ? [[{ kind: "actor_type", values: [kind] }] satisfies Clause] : []),
      ...(act ? [[{ kind: "act", values: about.acts }] satisfies Clause] : []),
      ...(run ? [[{ kind: "run", values: [run] }] satisfies Clause] : []),
      ...facet("target", target),
      ...facet("agent", agent),
      ...facet("conversation", conversation),
      ...(outcome && outcome !== "ok" ? facet("outcome", outcome) : []),
    ],
    isFirstLeading: about.scope === "own",
    isOkOnly: outcome === "ok",
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
}

function byOrFor(personId: string): Clause {
  return [
    { kind: "actor", values: [personId] },
    { kind: "facet", values: [`person:${personId}`] },
  ];
}
