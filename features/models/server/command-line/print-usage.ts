import type { Ctx } from "#platform/server/context.ts";
import { UsagePeriod } from "../../contract/model-usage.ts";
import { usageLines } from "../usage/reading/export-usage.ts";
import { WrongOptionError } from "./parse-options.ts";

/** Prints the usage of the installation in a period as CSV, the same as its page downloads. */
export async function printUsage(
  ctx: Ctx,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  print: (line: string) => void,
): Promise<void> {
  const period = UsagePeriod.safeParse({ from, to });
  if (!period.success) throw new WrongOptionError("Write --from and --to as days, such as 2026-11-01.");
  for await (const lines of usageLines(ctx, { type: "installation" }, period.data)) {
    // The output ends each line itself.
    if (lines !== "") print(lines.replace(/\r\n$/, ""));
  }
}
