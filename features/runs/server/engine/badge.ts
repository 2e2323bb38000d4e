import type { RoutedModel } from "#features/models/server/index.ts";
import type { ModelBadge } from "../../contract/index.ts";
import type { AgentOfRun } from "../run-agent.ts";
import type { GuidanceOfRun } from "../run-guidance.ts";

/** Which model answers, for which agent, and how much was replaced before its provider saw it. */
export function badge(
  model: RoutedModel,
  guidance: GuidanceOfRun,
  agent: AgentOfRun | undefined,
): ModelBadge {
  const { label, provider, isBuiltin, id } = model.answeredBy();
  const replaced = guidance.replacedBefore(id);
  return {
    ...{ label, provider, isBuiltin },
    ...(id === model.id ? {} : { insteadOf: model.label }),
    ...(agent ? { agent: { id: agent.agentId, name: agent.name, version: agent.version } } : {}),
    ...(replaced.length > 0 ? { replaced } : {}),
  };
}
