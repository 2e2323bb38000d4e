import { expect, it } from "vitest";
import { lookOfConnection } from "./look-of-connection.ts";

const connection = (changed: number, manage = true) => ({
  state: "ready" as const,
  tools: { approved: 1, changed, notApproved: 0, leftOut: 0 },
  abilities: { manage },
});

it("a connection whose tools changed is not shown as ready: they are off", () => {
  expect(lookOfConnection(connection(0)).word).toBe("Ready");
  expect(lookOfConnection(connection(1))).toMatchObject({
    ...{ word: "1 tool changed and is off: review", tone: "warn" },
  });
  expect(lookOfConnection(connection(2, false)).word).toBe("2 tools changed and are off");
  expect(lookOfConnection({ ...connection(2), state: "failing" }).word).toBe("Failing");
});
