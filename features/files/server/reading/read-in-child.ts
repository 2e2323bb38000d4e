import { fileURLToPath } from "node:url";
import { askConfinedChild, type ChildLimits } from "#platform/server/confined-child/ask-confined-child.ts";
import type { UnlinkedTempFile } from "#platform/server/unlinked-temp-file.ts";
import { Outcome } from "./read-text.ts";

export const readLimits: ChildLimits = { timeoutMs: 60_000, heapMegabytes: 512, residentMegabytes: 1_024 };

const program = fileURLToPath(new URL("./read-file.child.ts", import.meta.url));

/**
 * Reads a file in a confined process. Throws the abort reason of `signal`; everything else is an outcome.
 */
export async function readInChild(
  { content, name }: { content: Pick<UnlinkedTempFile, "fd">; name: string },
  signal: AbortSignal,
  limits: ChildLimits = readLimits,
): Promise<Outcome> {
  const end = await askConfinedChild({ program, order: { name }, limits, fd: content.fd }, signal);
  switch (end.by) {
    case "message": {
      const outcome = Outcome.safeParse(end.message);
      return outcome.success ? outcome.data : { problem: "damaged" };
    }
    case "time":
      return { problem: "takes_too_long" };
    case "memory":
      return { problem: "needs_too_much_memory" };
    case "death":
      return { problem: "damaged" };
  }
}
