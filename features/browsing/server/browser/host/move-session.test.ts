import { expect, it } from "vitest";
import { moveSession } from "./move-session.ts";

it("closes the pages of the internet before private servers can be reached, and opens no page before that", async () => {
  const done: string[] = [];
  const close = Promise.withResolvers<void>();
  const moved = moveSession(true, {
    proxy: { goInside: (isInside) => void done.push(`inside: ${isInside}`) },
    from: {
      context: {
        async close() {
          await close.promise;
          done.push("closed");
        },
      },
    },
    async open() {
      done.push("opened");
      throw new Error("Enough was seen.");
    },
  });
  close.resolve();
  await expect(moved).rejects.toThrow("Enough was seen.");
  expect(done).toEqual(["closed", "inside: true", "opened"]);
});
