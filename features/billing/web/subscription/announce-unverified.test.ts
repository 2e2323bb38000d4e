import { beforeEach, expect, it } from "vitest";
import { ApiError } from "#platform/web/api/api-error.ts";
import { dismissToast, listToasts } from "#platform/web/ui/toast/notify.ts";
import { announceUnverified } from "./announce-unverified.ts";

let nowMs = 1_000_000;
const broken = new ApiError(500, undefined);
const shown = () => listToasts().filter(({ isClosing }) => !isClosing);

beforeEach(() => {
  nowMs += 60 * 60_000;
  dismissToast("subscription");
});

it("says once in five minutes that the subscription could not be checked", () => {
  announceUnverified(broken, nowMs);
  expect(shown()[0]?.notification).toMatchObject({
    type: "error",
    message: "Failed to verify subscription status",
    autoClose: false,
  });
  dismissToast("subscription");
  announceUnverified(broken, nowMs + 4 * 60_000);
  expect(shown()).toEqual([]);
  announceUnverified(broken, nowMs + 5 * 60_000);
  expect(shown()).toHaveLength(1);
});

it("says nothing when the session has ended or the server is away", () => {
  announceUnverified(new ApiError(401, undefined), nowMs);
  announceUnverified(new TypeError("fetch failed"), nowMs);
  expect(shown()).toEqual([]);
});
