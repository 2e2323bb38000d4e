import { beforeEach, expect, it } from "vitest";
import { ApiError } from "#platform/web/api/api-error.ts";
import { dismissToast, listToasts } from "#platform/web/ui/toast/notify.ts";
import { announceUnverified, forgetUnverified } from "./announce-unverified.ts";

const nowMs = 1_000_000;
const broken = new ApiError(500, undefined);
const shown = () => listToasts().filter(({ isClosing }) => !isClosing);

beforeEach(forgetUnverified);

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

it("says so of a server that is away, too", () => {
  announceUnverified(new TypeError("fetch failed"), nowMs);
  expect(shown()).toHaveLength(1);
});

it("takes it back once a check succeeds, and says it again at the next failure", () => {
  announceUnverified(broken, nowMs);
  forgetUnverified();
  expect(shown()).toEqual([]);
  announceUnverified(broken, nowMs + 1_000);
  expect(shown()).toHaveLength(1);
});

it("says nothing when the session has ended", () => {
  announceUnverified(new ApiError(401, undefined), nowMs);
  expect(shown()).toEqual([]);
});

it("says nothing when the tab has lost its workspace", () => {
  announceUnverified(new ApiError(404, { error: { code: "workspace.not_found" } }), nowMs);
  announceUnverified(new ApiError(403, { error: { code: "workspace.suspended" } }), nowMs);
  expect(shown()).toEqual([]);
});
