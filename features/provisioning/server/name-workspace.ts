import { findUserByEmail } from "#features/auth/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { hasWorkspace, type ListedWorkspace, listWorkspaces } from "./keys/workspace.repository.ts";

const shown = 50;

/**
 * Finds a workspace by its id or its owner's address. The error lists the choices. An unproved address
 * matches nothing: anybody could have signed up with it.
 */
export async function workspaceIdOf(ctx: Ctx, words: string): Promise<string> {
  if (isUuid(words)) {
    if (await query(ctx, ({ db }) => hasWorkspace(db, words))) return words;
    return refuse(`There is no workspace ${words}.`, await newest(ctx));
  }
  const user = await query(ctx, ({ db }) => findUserByEmail(db, words.trim().toLowerCase()));
  if (!user) {
    return refuse(
      `“${words}” is neither the id of a workspace nor the address of an owner.`,
      await newest(ctx),
    );
  }
  if (!user.email_confirmed_at) {
    return refuse(
      `Whoever signed up as ${user.email} has not proved to have this address, so it may be anybody. ` +
        "Let them open the link of their confirmation mail first, or name the workspace by its id if you know whose it is.",
      await newest(ctx),
    );
  }
  const owned = await query(ctx, ({ db }) => listWorkspaces(db, { ownerId: user.id, limit: shown }));
  if (owned.length > 1) return refuse(`${user.email} owns several workspaces: name one by its id.`, owned);
  return owned[0]?.id ?? refuse(`${user.email} owns no workspace.`, await newest(ctx));
}

/** One line per workspace, newest first. */
export async function describeWorkspaces(ctx: Ctx): Promise<string[]> {
  return toLines(await newest(ctx));
}

function newest(ctx: Ctx): Promise<ListedWorkspace[]> {
  return query(ctx, ({ db }) => listWorkspaces(db, { limit: shown }));
}

function toLines(workspaces: ListedWorkspace[]): string[] {
  if (workspaces.length === 0) return ["There is no workspace yet: each account that signs up has one."];
  const lines = workspaces.map(
    ({ id, name, owners, members }) => `${id}  ${name}  owner: ${owners || "nobody"}  people: ${members}`,
  );
  return workspaces.length === shown ? [...lines, `Only the newest ${shown} are shown.`] : lines;
}

function refuse(problem: string, workspaces: ListedWorkspace[]): never {
  const lines = [problem, "A workspace is named by its id or by its owner's email:", ...toLines(workspaces)];
  throw new AppError("provisioning.workspace_not_found", 404, lines.join("\n"));
}
