import { describe, expect, it } from "vitest";
import { ApiError } from "#platform/web/api/api-error.ts";
import { describeLimit, readLimitReached } from "./limit-reached.ts";

const details = {
  ...{ entitlement: "messages", scope: "workspace", limit: 100, used: 100 },
  resetsAt: "2026-12-01T00:00:00.000Z",
};
const refusal = (code: string, more: object = {}) =>
  new ApiError(402, { error: { code, message: "No.", details: { ...details, ...more } } });

describe("a limit that was reached", () => {
  it("is read from the refusal, and from no other failure", () => {
    expect(readLimitReached(refusal("limit_reached"))).toEqual({
      ...{ entitlement: "messages", scope: "workspace", limit: 100 },
      resetsAt: details.resetsAt,
    });
    expect(readLimitReached(refusal("conversation.busy"))).toBeUndefined();
    expect(readLimitReached(new TypeError("Failed to fetch"))).toBeUndefined();
    expect(readLimitReached(refusal("limit_reached", { limit: "many" }))).toBeUndefined();
  });

  it("says what it is and when there is room again", () => {
    const limit = readLimitReached(refusal("limit_reached"));
    expect(limit && describeLimit(limit)).toBe(
      "This workspace has used all 100 messages of this period. The limit resets on 1 December 2026.",
    );
  });

  it("of agents speaks of what is there, not of what was used", () => {
    const limit = readLimitReached(
      refusal("limit_reached", { entitlement: "agents", limit: 1, resetsAt: null }),
    );
    expect(limit && describeLimit(limit)).toBe("This workspace has as many agents as its plan includes: 1.");
  });

  it("of nothing promises no room", () => {
    const limit = readLimitReached(refusal("limit_reached", { limit: 0 }));
    expect(limit && describeLimit(limit)).toBe("This workspace has no messages in its plan.");
  });
});
