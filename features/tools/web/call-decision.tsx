import type { ToolCall, ToolDecision } from "../contract/index.ts";

/** Why a tool call was carried out, asked about or denied. Nothing for calls older than the policies. */
export function CallDecision({ decision }: { decision: ToolCall["decision"] }) {
  if (!decision?.why) return null;
  return (
    <p className="text-ink-2">
      {introduce(decision)} {decision.why}
    </p>
  );
}

/** The rules that ask. A call that one of them decided was carried out because a person approved it. */
const asking =
  /^(?:nothing_permits|tool_asks|outside_text|others_words|other_conversation|mode_ask|agent_ask)$/;

function introduce({ outcome, rule }: ToolDecision): string {
  if (outcome === "deny") return "Denied:";
  if (outcome === "ask") return "A person is asked:";
  return rule !== null && asking.test(rule) ? "A person approved it. They were asked because:" : "Allowed:";
}
