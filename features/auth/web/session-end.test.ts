import { beforeEach, describe, expect, it } from "vitest";
import { expectOwnEnd, forgetEnd, hasEndedElsewhere, noteEnd } from "./session-end.ts";

const refresh = "https://adjutant.example/auth/v1/token?grant_type=refresh_token";
const user = "https://adjutant.example/auth/v1/user";
const refusal = (code: string) => new Response("{}", { status: 400, headers: { "x-sb-error-code": code } });

beforeEach(forgetEnd);

describe("a session has ended elsewhere", () => {
  it.each([
    [refresh, "refresh_token_not_found"],
    [refresh, "refresh_token_already_used"],
    [refresh, "session_expired"],
    [user, "session_not_found"],
    [user, "user_not_found"],
  ])("when %s is answered with %s", (address, code) => {
    noteEnd(address, refusal(code));
    expect(hasEndedElsewhere()).toBe(true);
  });
});

describe("a session has not ended elsewhere", () => {
  it.each([
    ["when the service was asked too often", refresh, refusal("over_request_rate_limit")],
    ["when the server is in trouble", refresh, new Response("", { status: 503 })],
    [
      "when a sign-out comes too late",
      "https://adjutant.example/auth/v1/logout",
      refusal("session_not_found"),
    ],
    ["when it was refreshed", refresh, Response.json({})],
  ])("%s", (_when, address, response) => {
    noteEnd(address, response);
    expect(hasEndedElsewhere()).toBe(false);
  });

  it("when the person signs out here, though the service says that it is over", () => {
    expectOwnEnd(true);
    noteEnd(user, refusal("session_not_found"));
    expect(hasEndedElsewhere()).toBe(false);
  });

  it("any more once somebody signed in again", () => {
    noteEnd(refresh, refusal("session_not_found"));
    forgetEnd();
    expect(hasEndedElsewhere()).toBe(false);
  });
});
