import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CallDecision } from "./call-decision.tsx";

const words = (outcome: "allow" | "ask" | "deny", rule: string) =>
  renderToStaticMarkup(
    <CallDecision
      decision={{ outcome, rule, why: "People outside would see it.", facts: null, policyHash: null }}
    />,
  ).replace(/<[^>]+>/g, "");

it("says that a person approved what a rule asks about, and what was simply allowed", () => {
  expect(words("allow", "nothing_permits")).toMatch(
    /^A person approved it\. They were asked because: People/,
  );
  expect(words("allow", "mode_ask")).toMatch(/^A person approved it/);
  expect(words("allow", "read")).toMatch(/^Allowed: /);
});

it("says it in words alone, without the id of the rule", () => {
  for (const rule of ["nothing_permits", "mode_ask", "outside_text"])
    expect(words("allow", rule)).not.toContain(rule);
});

it("says what was denied, and what still waits", () => {
  expect(words("deny", "off:send_mail")).toMatch(/^Denied: /);
  expect(words("ask", "outside_text")).toMatch(/^A person is asked: /);
});

it("says nothing about calls older than the policies", () => {
  expect(renderToStaticMarkup(<CallDecision decision={null} />)).toBe("");
});
