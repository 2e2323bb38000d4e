import { expect, it } from "vitest";
import { describeDestination } from "./describe-destination.ts";

it("says where what one says goes, and whether the sound of it is kept, before anything is heard", () => {
  expect(describeDestination({ kind: "installation" }, { isKept: false, isHeard: true })).toMatch(
    /within this installation.*not kept\.$/,
  );
  expect(describeDestination({ kind: "provider", name: "OpenAI" }, { isKept: true, isHeard: true })).toMatch(
    /sent to OpenAI.*kept with them, and only you can play it\.$/,
  );
  const nobody = { kind: "nobody" } as const;
  expect(describeDestination(nobody, { isKept: false, isHeard: true })).toMatch(/browser.*to its vendor/);
  expect(describeDestination(nobody, { isKept: false, isHeard: false })).toContain(
    "An admin can set TRANSCRIPTION",
  );
});
