import { describe, expect, it } from "vitest";
import { describeTools } from "./describe-tools.ts";

const none = { approved: 0, changed: 0, notApproved: 0, leftOut: 0 };

describe("the tools of a connection, in words", () => {
  it.each([
    [none, "no tools"],
    [{ ...none, approved: 1 }, "1 tool on"],
    [{ ...none, approved: 3, changed: 1, notApproved: 2 }, "3 tools on, 1 changed and off, 2 not approved"],
    [{ ...none, changed: 2 }, "2 tools changed and off"],
    [{ ...none, notApproved: 200, leftOut: 9_800 }, "200 tools not approved, 9,800 more than are listed"],
  ])("%j are %s", (tools, words) => {
    expect(describeTools(tools)).toBe(words);
  });
});
