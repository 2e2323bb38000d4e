import { describe, expect, it } from "vitest";
import { ApiError, describeError } from "./api-error.ts";
import { queryClient, retryDelayMs, shouldRetry } from "./query-client.ts";

describe("a query that failed", () => {
  it("is tried three times more when the server or the network failed", () => {
    const failures = [new TypeError("Failed to fetch"), new ApiError(500, undefined)];
    for (const failure of failures) {
      expect([0, 1, 2, 3].map((count) => shouldRetry(count, failure))).toEqual([true, true, true, false]);
    }
  });

  it.each([400, 401, 403, 404, 409, 422, 429])("is not tried again after status %i", (status) => {
    expect(shouldRetry(0, new ApiError(status, undefined))).toBe(false);
  });

  it("waits one second, then twice as long each time, at most thirty", () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it("is kept for five minutes after its last use", () => {
    expect(queryClient.getDefaultOptions().queries?.gcTime).toBe(300_000);
  });
});

describe("what a person is told about a failure", () => {
  it("is the server's own message", () => {
    const body = {
      error: { code: "conversation.not_found", message: "This conversation does not exist.", requestId: "r" },
    };
    const error = new ApiError(404, body);
    expect(describeError(error)).toBe("This conversation does not exist.");
    expect(error.code).toBe("conversation.not_found");
    expect(error.requestId).toBe("r");
  });

  it("is the status when the reply is not ours", () => {
    expect(describeError(new ApiError(502, "<html>"))).toBe(
      "The server responded with status 502. Try again.",
    );
  });

  it("is that the server is away when the network failed", () => {
    expect(describeError(new TypeError("Failed to fetch"))).toMatch(/^Cannot reach the server/);
  });
});
