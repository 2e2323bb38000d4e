import { expect, it } from "vitest";
import { describeDestination } from "./describe-destination.ts";

it("says where what one says goes, and whether the sound of it is kept, before anything is heard", () => {
  expect(describeDestination({ kind: "installation" }, false)).toMatch(
    /within this installation.*not kept\.$/,
  );
  expect(describeDestination({ kind: "provider", name: "OpenAI" }, true)).toMatch(
    /sent to OpenAI.*kept with them, for you alone\.$/,
  );
  expect(describeDestination({ kind: "nobody" }, false)).toContain("An admin sets TRANSCRIPTION");
});
