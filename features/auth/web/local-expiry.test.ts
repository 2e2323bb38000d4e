import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withLocalExpiry } from "./local-expiry.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => void vi.useRealTimers());

it("lets a session end by the clock of this machine, however wrong that is", async () => {
  const given = { access_token: "a", expires_in: 3600, expires_at: 9_999_999 };
  const response = await withLocalExpiry(Response.json(given));
  expect(await response.json()).toEqual({ ...given, expires_at: 1_003_600 });
});

it("passes on refusals and what is no session, with its headers", async () => {
  const refusal = Response.json(
    { code: "bad_jwt" },
    { status: 403, headers: { "x-sb-error-code": "bad_jwt" } },
  );
  expect(await withLocalExpiry(refusal)).toBe(refusal);
  const user = Response.json({ id: "u" });
  const passed = await withLocalExpiry(user);
  expect(passed).toBe(user);
  expect(await passed.json()).toEqual({ id: "u" });
});
