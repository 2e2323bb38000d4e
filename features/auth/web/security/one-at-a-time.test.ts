import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

test("an act begins after the end of the one before", async () => {
  const inTurn = oneAtATime();
  const seen: string[] = [];
  const act = (name: string) => async () => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([inTurn(act("first")), inTurn(act("second"))])).toEqual(["first", "second"]);
  expect(seen).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

test("an act that fails rejects its caller alone", async () => {
  const inTurn = oneAtATime();
  const failed = inTurn(() => Promise.reject(new Error("refused")));
  const next = inTurn(() => Promise.resolve("done"));
  await expect(failed).rejects.toThrow("refused");
  expect(await next).toBe("done");
});
