import { expect, it } from "vitest";
import { activeNames, readFilter, writeFilter } from "./log-filter.ts";

it("comes from the address and goes back into it", () => {
  const address = "scope=workspace&q=ann&act=task.created&outcome=failed";
  const filter = readFilter(new URLSearchParams(address));
  expect(filter).toEqual({ scope: "workspace", q: "ann", act: "task.created", outcome: "failed" });
  expect(writeFilter(filter).toString()).toBe(address);
  expect(activeNames(filter)).toEqual(["q", "act", "outcome"]);
});

it("leaves out what an address says wrongly", () => {
  expect(readFilter(new URLSearchParams("scope=everything&who=ann&outcome=maybe&from=yesterday"))).toEqual({
    scope: "own",
  });
});
