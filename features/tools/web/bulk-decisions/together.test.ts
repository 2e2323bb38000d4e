import { describe, expect, it } from "vitest";
import type { Approval } from "../../contract/index.ts";
import { alikeTo } from "./alike-to.ts";
import { columnsOf } from "./columns-of.ts";

interface Facts extends Partial<Pick<Approval, "runId" | "toolName" | "rule" | "status" | "needsOther">> {
  to?: string;
  text?: string;
  decide?: boolean;
}

/** A request to send a mail. */
function request(id: string, facts: Facts = {}): Approval {
  const { to = "bob@other.example", text = "Hello", decide = true, ...more } = facts;
  const field = (label: string, value: string) =>
    ({ label, argument: label, kind: "text", value, isEditable: true }) as const;
  const fields = [field("To", to), field("Text", text), field("Cc", "")];
  return {
    ...{ id, runId: "run", toolCallId: "call", conversationId: null, toolName: "send_mail" },
    ...{ toolTitle: "Send an email", status: "requested", marks: [], hash: "hash", rule: "outside" },
    ...{
      why: "It leaves.",
      policyHash: "policies",
      askedFor: "Ann",
      isOwn: true,
      askedBy: [],
      startedBy: null,
    },
    ...{ needsOther: false, deciders: null, decision: null, abilities: { decide } },
    ...{ requestedAt: "2026-01-01T00:00:00Z", expiresAt: "2026-01-08T00:00:00Z", ...more },
    shown: { act: "Send", undo: "Undo", warnings: [], fields },
  };
}

const idsOf = (approvals: readonly Approval[]) => approvals.map(({ id }) => id);

describe("requests that can be decided together", () => {
  it("are of one run, tool and rule, oldest first, with the one that asks among them", () => {
    const own = request("2");
    expect(idsOf(alikeTo(own, [request("3"), own, request("1")]))).toEqual(["1", "2", "3"]);
  });

  it.each<[string, Facts]>([
    ["another run", { runId: "other" }],
    ["another tool", { toolName: "draft_mail" }],
    ["another rule", { rule: "own" }],
    ["four eyes", { needsOther: true }],
    ["a text that has to be scrolled", { text: "x".repeat(3_000) }],
    ["a decision", { status: "approved" }],
    ["somebody else to decide it", { decide: false }],
  ])("are not those with %s", (_what, facts) => {
    expect(alikeTo(request("1"), [request("2", facts)])).toEqual([]);
    expect(alikeTo(request("2", facts), [request("1")])).toEqual([]);
  });

  it("are not a request alone", () => {
    expect(alikeTo(request("1"), [request("1")])).toEqual([]);
  });
});

it("what differs between them is a column, what is the same is shown once, and what is empty in all is left out", () => {
  const approvals = [request("1"), request("2", { to: "eve@other.example" })];
  expect(columnsOf(approvals)).toEqual({ differing: [0], common: [1] });
});
