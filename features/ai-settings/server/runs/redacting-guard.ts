import type { CallGuard } from "#features/models/server/index.ts";
import type { ModelBadge } from "#features/runs/contract/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { readAiSettings } from "../read-ai-settings.ts";
import { nameOf } from "../redaction/placeholders/placeholder-book.ts";
import { redactAndKeep } from "../redaction/placeholders/redact-and-keep.ts";
import type { RunOfValues } from "../redaction/placeholders/redacted-value.repository.ts";
import { redactedModel } from "../redaction/prompt/redacted-model.ts";

type Replaced = NonNullable<ModelBadge["replaced"]>;

/** Applies the present rules of each provider to the calls of a run, and counts what they replace. */
export function redactingGuard(system: Ctx, run: RunOfValues) {
  const replaced = new Map<string, Replaced>();
  const guard: CallGuard = ({ id, provider }, model) =>
    redactedModel(model, async (options) => {
      const rules = (await readAiSettings(system, run.workspace_id)).rules.get(provider.id) ?? [];
      replaced.delete(id);
      if (rules.length === 0) return undefined;
      const call = await redactAndKeep(system, run, options, { provider: provider.name, rules });
      replaced.set(id, countByName(call.book.used));
      return call;
    });
  return { guard, replacedBefore: (modelId: string) => replaced.get(modelId) ?? [] };
}

function countByName(placeholders: readonly string[]): Replaced {
  const names = placeholders.map(nameOf);
  return [...new Set(names)].map((name) => ({
    name,
    count: names.filter((other) => other === name).length,
  }));
}
