import { describe, expect, it } from "vitest";
import { readReturnTarget, signInPath } from "./return-target.ts";

const origin = "https://adjutant.example";
const read = (next: string) => readReturnTarget(new URLSearchParams({ next }), origin);

describe("the way back after signing in", () => {
  it("leads to the page that was asked for, with its query and fragment", () => {
    const path = signInPath("/chat/42?part=2#end");
    expect(readReturnTarget(new URL(path, origin).searchParams, origin)).toBe("/chat/42?part=2#end");
  });

  it("leads to the dashboard when no page was asked for", () => {
    expect(readReturnTarget(new URLSearchParams(), origin)).toBe("/dashboard");
    expect(signInPath("/dashboard")).toBe("/auth?next=%2Fdashboard");
  });

  it.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "/%5c/../..//evil.example",
    "/..//evil.example",
    "javascript:alert(1)",
    "/auth?next=/chat",
    "evil",
  ])("never leads away from here or in a circle: %s", (next) => {
    expect(read(next)).toMatch(/^\/(?!\/)/);
    expect(new URL(read(next), origin).origin).toBe(origin);
    expect(read(next)).not.toMatch(/^\/auth/);
  });
});
