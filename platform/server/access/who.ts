import { isAdministering, isManagingBilling, isWorking } from "#platform/contract/role-rules.ts";
import type { Actor, Ctx } from "../context.ts";

/** A group of callers. `words` complete the sentence "Only … may do this." */
export interface Who {
  readonly words: string;
  /** Whether the caller belongs to the group. For an agent or API key the question is about its person. */
  includes(caller: Caller): boolean;
}

/** The caller, and whether another command that was already allowed makes this call. */
export interface Caller {
  actor: Actor;
  isPart: boolean;
}

/** Everybody, signed in or not. */
export const anyone: Who = { words: "anyone", includes: () => true };

/** Someone with an account, whatever their role here. Visitors of the demo have none. */
export const account: Who = {
  words: "a signed-in person",
  includes: ({ actor }) => actor.type === "user" && !actor.isVisitor,
};

/** Someone who works in the workspace. Guests and auditors do not. */
export const person: Who = {
  words: "a member of the workspace",
  includes: ({ actor }) => actor.type === "user" && !actor.isVisitor && isWorking(actor.role),
};

/** Someone who sees nothing of the workspace but what is shared with them. */
export const guest: Who = {
  words: "a guest of the workspace",
  includes: ({ actor }) => actor.type === "user" && !actor.isVisitor && actor.role === "guest",
};

export const visitor: Who = {
  words: "a visitor of the demo",
  includes: ({ actor }) => actor.type === "user" && actor.isVisitor === true,
};

export const workspaceAdmin: Who = {
  words: "an owner or admin of the workspace",
  includes: ({ actor }) => actor.type === "user" && !actor.isVisitor && isAdministering(actor.role),
};

export const billing: Who = {
  words: "an owner or admin of the workspace, or a member who manages billing",
  includes: ({ actor }) => actor.type === "user" && !actor.isVisitor && isManagingBilling(actor.role),
};

export const auditor: Who = {
  words: "an auditor of the workspace",
  includes: ({ actor }) => actor.type === "user" && !actor.isVisitor && actor.role === "auditor",
};

export const owner: Who = {
  words: "an owner of the workspace",
  includes: ({ actor }) => actor.type === "user" && !actor.isVisitor && actor.role === "owner",
};

export const admin: Who = {
  words: "an admin of this installation",
  includes: ({ actor }) => actor.type === "user" && !actor.isVisitor && actor.isAdmin,
};

/** The product itself: jobs, start, command line. */
export const system: Who = { words: "the product itself", includes: ({ actor }) => actor.type === "system" };

/** Only another command may call this one. Its own rule has decided. */
export const part: Who = { words: "another command", includes: ({ isPart }) => isPart };

/**
 * Admits an agent when its person is admitted too. Without this entry agents are refused, whoever they work
 * for. `apiKey` works the same way.
 */
export const agent: Who = { words: "an agent", includes: () => false };
export const apiKey: Who = { words: "an API key", includes: () => false };

/** Admits agents but no person: an agent writes the journal of its own work. */
export const agentAtWork: Who = {
  words: "an agent at work",
  includes: ({ actor }) => actor.type === "agent",
};

export function callerOf({ actor, isInTransaction }: Pick<Ctx, "actor" | "isInTransaction">): Caller {
  return { actor, isPart: isInTransaction };
}
