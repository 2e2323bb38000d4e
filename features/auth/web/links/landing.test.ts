import { describe, expect, it } from "vitest";
import { readLanding, withoutLanding } from "./landing.ts";

const at = (path: string) => readLanding(new URL(path, "https://adjutant.example"));

describe("where a link of a mail leads", () => {
  it("tells a session and the kind of the link", () => {
    expect(at("/auth/link#access_token=a&refresh_token=b&type=signup")).toMatchObject({
      outcome: "session",
      type: "signup",
    });
  });

  it("tells that the account was taken from whoever opened it", () => {
    const path = "/#access_token=a&type=email_change";
    expect([at(path), at(`${path}&holder_voided=true`)]).toMatchObject([
      { isHolderVoided: false },
      { isHolderVoided: true },
    ]);
  });

  it("tells what failed, from the fragment or the query", () => {
    const failed = { outcome: "failed", code: "otp_expired" };
    expect(at("/#error=x&error_code=otp_expired&error_description=Email+link+is+invalid")).toMatchObject(
      failed,
    );
    expect(at("/auth?error_code=otp_expired&error_description=Email+link+is+invalid")).toMatchObject(failed);
  });

  it("tells of a change that needs a second mailbox", () => {
    expect(at("/auth/link#message=Confirm+the+other+address&sb=")).toMatchObject({
      outcome: "message",
    });
  });

  it.each(["/", "/auth?next=%2Fchat", "/legal/terms#message=hello", "/#features"])(
    "says nothing of an ordinary address: %s",
    (path) => {
      expect(at(path)).toBeUndefined();
    },
  );
});

it("tells the kind of a link that failed", () => {
  expect(at("/#error_code=otp_expired&error_description=x&type=signup")).toMatchObject({ type: "signup" });
});

it("leaves nothing of it in the address", () => {
  const url = new URL("https://a.example/auth?next=%2Fchat&flow=s&error=x&error_code=y#access_token=z");
  expect(withoutLanding(url)).toBe("/auth?next=%2Fchat");
});
