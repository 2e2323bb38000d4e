import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { switchProvider } from "./record-provider.ts";

/** Commands with a line of help each. */
export const billingCliUsage: [words: string, does: string][] = [
  [
    "billing switch-provider",
    "switch to the payment provider of the settings; earlier subscriptions no longer grant access",
  ],
];

/** Runs `npm run admin -- billing <args>` as the system. Returns the exit code; 2 for unknown commands. */
export async function billingCli(
  args: string[],
  ctx: Ctx,
  print: (line: string) => void,
  billing: BillingOptions,
): Promise<number> {
  if (args.length !== 1 || args[0] !== "switch-provider") return 2;
  const { from, to, running } = await switchProvider(ctx, { billing });
  print(`Payments switch from ${from} to ${to} with the next start.`);
  if (running > 0) {
    print(
      `${running} subscriptions with ${from} stay in the database and grant no access. Cancel them there.`,
    );
  }
  return 0;
}
