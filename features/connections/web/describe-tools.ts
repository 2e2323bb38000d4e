import type { Connection } from "../contract/index.ts";

/** How many tools are how, e.g. "3 tools on, 1 changed and off, 2 not approved". */
export function describeTools({ approved, changed, notApproved, leftOut }: Connection["tools"]): string {
  const parts = [
    approved > 0 && `${counted(approved)} on`,
    changed > 0 && `${approved > 0 ? changed : counted(changed)} changed and off`,
    notApproved > 0 && `${approved + changed > 0 ? notApproved : counted(notApproved)} not approved`,
    leftOut > 0 && `${leftOut.toLocaleString("en-US")} more than are listed`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? "no tools" : parts.join(", ");
}

function counted(count: number): string {
  return `${count} ${count === 1 ? "tool" : "tools"}`;
}
