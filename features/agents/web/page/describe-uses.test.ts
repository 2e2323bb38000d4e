import { expect, it } from "vitest";
import { describeUses } from "./describe-uses.ts";

const none = { triggers: { schedule: 0, webhook: 0, event: 0 }, people: 0, teams: 0 };

it("names what starts an agent and who has it, in numbers", () => {
  const triggers = { schedule: 2, webhook: 1, event: 3 };
  expect(describeUses({ triggers, people: 1_200, teams: 1, isSharedWithWorkspace: true })).toEqual([
    "It is started by 2 schedules, 1 webhook, and 3 triggers of an event, which stop.",
    "It is shared with everybody in the workspace, 1,200 people, and 1 team, who lose it.",
  ]);
});

it("says that nothing goes with an agent of one person", () => {
  expect(describeUses({ ...none, isSharedWithWorkspace: false })).toEqual([
    "No schedule, webhook, or event starts it.",
    "It is shared with nobody.",
  ]);
});
