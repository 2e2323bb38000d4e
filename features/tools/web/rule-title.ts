/** The rules of the gate, as people call them. */
const titles: Readonly<Record<string, string>> = {
  read: "Reading is free",
  guarded_read: "Reading with a tool that checks what it sends",
  clean_read: "Reading before text from outside",
  own: "Changes that only you see",
  clean_change: "Changes before text from outside",
  approved: "What a person approved",
  outside_text: "Changes after text from outside ask",
  others_words: "What uses your rights asks once somebody else wrote into the answer",
  other_conversation: "Text of another conversation stays here",
  other_readers: "What others would read stays apart from what they cannot read",
  nothing_permits: "What no rule permits asks",
  tool_asks: "The tool asks by itself",
  mode_automatic: "Set to automatic by an admin",
  mode_ask: "Set to ask by an admin",
  mode_off: "Switched off by an admin",
  agent_ask: "Set to ask in the agent",
  agent_off: "Not used by the agent",
};

/** A rule in words. Its id is in the data of the call. */
export function ruleTitle(rule: string): string {
  return titles[rule] ?? "A rule of an earlier version";
}
