import { expect, it } from "vitest";
import { describeRequest, describeWanted } from "./describe-request.ts";
import { english } from "./texts/english.ts";

const nothing = { role: null, seats: null, team: null };

it("says what is asked for, and by whom", () => {
  expect(describeWanted({ ...nothing, role: "admin" }, english)).toBe("Asks to be an admin");
  expect(describeWanted({ ...nothing, seats: 1 }, english)).toBe("Asks for one more seat");
  expect(describeWanted({ ...nothing, seats: 3 }, english)).toBe("Asks for 3 more seats");
  const team = { id: "t", name: "Sales" };
  expect(describeRequest({ ...nothing, team, person: { id: "p", name: "Ada" } }, english)).toBe(
    "Ada: Asks to be in the team Sales",
  );
  expect(describeRequest({ ...nothing, seats: 2, person: { id: "p", name: "" } }, english)).toBe(
    "Somebody who left: Asks for 2 more seats",
  );
});
