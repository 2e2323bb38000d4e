import type { ToolCall } from "../contract/index.ts";

/** Why a tool call was carried out, asked about or denied. Nothing for calls older than the policies. */
export function CallDecision({ decision }: { decision: ToolCall["decision"] }) {
  if (!decision?.why) return null;
  return (
    <p className="text-ink-2">
      {outcomes[decision.outcome]}: {decision.why}{" "}
      {decision.rule && <span className="font-mono text-2xs text-ink-3">{decision.rule}</span>}
    </p>
  );
}

const outcomes = { allow: "Allowed", ask: "A person was asked", deny: "Denied" };
