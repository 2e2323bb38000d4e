import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { describeSuspended } from "./cli/describe-suspended.ts";
import { makeKey } from "./cli/make-key.ts";
import { revokeKeys } from "./cli/revoke-keys.ts";
import { showKeys } from "./cli/show-keys.ts";
import { unsuspendPeople } from "./keys/unsuspend-people.ts";
import { describeWorkspaces, workspaceIdOf } from "./name-workspace.ts";

/** Commands with a line of help each. */
export const provisioningUsage: [words: string, does: string][] = [
  [
    "scim-key <workspace> <sso provider, or domains>",
    "create the key of a directory that manages the people of a workspace (its id or its owner's email), and show it once",
  ],
  ["workspaces", "list the workspaces with their ids and owners"],
  ["scim-keys <workspace>", "list the keys of the workspace, with their ids"],
  [
    "scim-revoke <workspace> <key>",
    "revoke one key by its id, or all keys of the workspace; suspensions stay",
  ],
  [
    "scim-release <workspace>",
    "lift the suspensions by the directory of the workspace, once its keys are revoked",
  ],
];

/**
 * Runs `npm run admin -- scim-…` and `workspaces` as the system. Returns the exit code; 2 for unknown
 * commands.
 */
export async function provisioningCli(
  args: string[],
  ctx: Ctx,
  print: (line: string) => void,
): Promise<number> {
  const [verb = "", workspace, word, ...rest] = args;
  if (verb === "workspaces" && !workspace) {
    for (const line of await describeWorkspaces(ctx)) print(line);
    return 0;
  }
  const perform = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!perform || !workspace || rest.length > 0) return 2;
  if (perform.word !== "either" && (perform.word === "needed") !== Boolean(word)) return 2;
  try {
    const lines = await perform.act(ctx, await workspaceIdOf(ctx, workspace), word);
    for (const line of lines) print(line);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    print(error.message);
    return 1;
  }
}

interface Verb {
  /** Whether an argument follows the workspace. */
  word: "needed" | "none" | "either";
  /** Returns the lines to print. */
  act(ctx: Ctx, workspaceId: string, word?: string): Promise<string[]>;
}

const verbs: Record<string, Verb> = {
  "scim-key": { word: "needed", act: makeKey },
  "scim-keys": { word: "none", act: showKeys },
  "scim-revoke": { word: "either", act: revokeKeys },
  "scim-release": { word: "none", act: releasePeople },
};

/** Unsuspends people of a revoked directory. Returns lines on who they are. */
async function releasePeople(ctx: Ctx, workspaceId: string): Promise<string[]> {
  const released = await unsuspendPeople(ctx, { workspaceId });
  if (released.length === 0) return ["There are no suspensions by a directory of this workspace."];
  return [`No longer suspended: ${describeSuspended(released)}.`];
}
