import { expect, it } from "vitest";
import { waitInVain } from "./strike.ts";

it("a call that is never answered ends with its caller", async () => {
  const caller = new AbortController();
  const waiting = waitInVain(caller.signal);
  caller.abort();
  await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
});

it("a caller that gave up before is not waited for", async () => {
  await expect(waitInVain(AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
});
