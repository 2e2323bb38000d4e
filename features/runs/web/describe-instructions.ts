import type { Receipt } from "../contract/index.ts";

/** The versions of the admins' instructions that a run began with. Undefined: there were none. */
export function describeInstructions({
  installation,
  workspace,
}: Receipt["instructions"]): string | undefined {
  const parts = [
    installation === null ? [] : [`installation v${installation}`],
    workspace === null ? [] : [`workspace v${workspace}`],
  ].flat();
  return parts.length === 0 ? undefined : parts.join(" · ");
}
