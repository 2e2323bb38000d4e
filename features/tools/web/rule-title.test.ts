import { expect, it } from "vitest";
import { ruleTitle } from "./rule-title.ts";

it.each(["outside_text", "mode_ask", "agent_off", "nothing_permits", "tool_asks"])(
  "the rule %s is shown by its title, never by its id",
  (rule) => {
    expect(ruleTitle(rule)).not.toContain("_");
    expect(ruleTitle(rule)).not.toBe(ruleTitle("unknown"));
  },
);

it("a rule that this version does not know has no id on the screen either", () => {
  expect(ruleTitle("tax:old_rule")).toBe("A rule of an earlier version");
});
