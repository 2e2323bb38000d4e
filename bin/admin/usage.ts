import { adminCliUsage } from "#features/admin/server/index.ts";
import { billingCliUsage } from "#features/billing/server/index.ts";
import { erasuresUsage, logUsage } from "#features/compliance/server/index.ts";
import { modelsExamples, modelsUsage } from "#features/models/server/index.ts";
import { provisioningUsage } from "#features/provisioning/server/index.ts";
import { deliveriesUsage } from "./deliveries.ts";

export const allUsage = [
  ...adminCliUsage,
  ...provisioningUsage,
  ...billingCliUsage,
  ...modelsUsage,
  ...deliveriesUsage,
  ...logUsage,
  ...erasuresUsage,
];

/**
 * The usage of one command of `npm run admin` with its options or subcommands. Without a name: of every
 * command, aligned, with examples to paste.
 */
export function usage(name?: string): string {
  const commands = name === undefined ? allUsage : listOf(name);
  const width = Math.max(...commands.map(([words]) => words.length));
  const lines = commands.map(([words, does]) => `  ${words.padEnd(width)}  ${does}`);
  if (name !== undefined) return ["Usage: npm run admin --", ...lines].join("\n");
  const examples = modelsExamples.map((example) => `  ${example}`);
  return ["Usage: npm run admin -- <command>", "", ...lines, "", "Examples:", ...examples].join("\n");
}

/** A command with its indented options. */
function listOf(name: string): typeof allUsage {
  let isOwn = false;
  return allUsage.filter(([words]) => {
    if (!words.startsWith(" ")) isOwn = `${words} `.startsWith(`${name} `);
    return isOwn;
  });
}
