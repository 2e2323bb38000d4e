import { expect, test } from "vitest";
import { describeWorkspace, modeOptions } from "./describe-tool.ts";

const values = (workspaceMode: "automatic" | "ask" | "off" | null, chosen: "automatic" | "ask" | "off") =>
  modeOptions({ workspaceMode }, chosen).map(({ value }) => value);

test("an agent can ask where the workspace does not", () => {
  expect(values(null, "automatic")).toEqual(["automatic", "ask"]);
  expect(values("automatic", "automatic")).toEqual(["automatic", "ask"]);
});

test("nothing less strict than the workspace is offered", () => {
  expect(values("ask", "automatic")).toEqual(["automatic"]);
  expect(modeOptions({ workspaceMode: "ask" }, "automatic")[0]?.label).toBe("As the workspace: asks");
  expect(describeWorkspace({ workspaceMode: "off" })).toBe("admins: off, so it is not used");
});

test("the present mode is always there", () => {
  expect(values("ask", "ask")).toEqual(["automatic", "ask"]);
  expect(values(null, "off")).toEqual(["automatic", "ask", "off"]);
});
