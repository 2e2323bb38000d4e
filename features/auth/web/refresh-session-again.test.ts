import { beforeEach, expect, it, vi } from "vitest";

const client = vi.hoisted(() => ({ begun: 0, isUnderWay: false }));

vi.mock("./auth-client.ts", () => ({
  refreshesBegun: () => client.begun,
  authClient: {
    refreshSession: async () => {
      if (client.isUnderWay) {
        client.isUnderWay = false;
        return "before the change";
      }
      client.begun += 1;
      return "after the change";
    },
  },
}));

beforeEach(() => {
  client.begun = 0;
});

it("asks once when no refresh is under way", async () => {
  const { refreshSessionAgain } = await import("./refresh-session-again.ts");
  expect(await refreshSessionAgain()).toBe("after the change");
  expect(client.begun).toBe(1);
});

it("asks again when it was told what a refresh from before the change had read", async () => {
  const { refreshSessionAgain } = await import("./refresh-session-again.ts");
  client.isUnderWay = true;
  expect(await refreshSessionAgain()).toBe("after the change");
});
