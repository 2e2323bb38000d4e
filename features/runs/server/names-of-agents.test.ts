import { expect, it } from "vitest";
import { namesOfAgents } from "./names-of-agents.ts";

it("the agents of a run are named once, however many of its calls are asked about", async () => {
  // As a join with the list of runs: each entry of it gives a row.
  const servicePool = {
    query: async (_text: string, [, ids]: [string[], string[]]) => ({
      rows: ids.map((runId) => ({ runId, name: "Helper" })),
    }),
  };
  const run = { workspaceId: "w", runId: "r" };
  const names = await namesOfAgents({ services: { servicePool } } as never, [run, { ...run }]);
  expect([...names]).toEqual([["r", ["Helper"]]]);
});
