import type { Actor, Ctx } from "../context.ts";

/** A group of callers. `words` complete the sentence "Only … may do this." */
export interface Who {
  readonly words: string;
  /** Whether the caller belongs to it. An agent and an API key are asked about as the person they work for. */
  includes(caller: Caller): boolean;
}

/** Who calls, and whether the call is a part of another command that has been allowed already. */
export interface Caller {
  actor: Actor;
  isPart: boolean;
}

/** Everybody, signed in or not. */
export const anyone: Who = { words: "anyone", includes: () => true };

/** Someone with an account; visitors of the demo have none. */
export const person: Who = {
  words: "a signed-in person",
  includes: ({ actor }) => actor.type === "user" && !actor.isVisitor,
};

export const visitor: Who = {
  words: "a visitor of the demo",
  includes: ({ actor }) => actor.type === "user" && actor.isVisitor === true,
};

export const workspaceAdmin: Who = {
  words: "an owner or admin of the workspace",
  includes: ({ actor }) => actor.type === "user" && !actor.isVisitor && actor.role !== "member",
};

export const owner: Who = {
  words: "an owner of the workspace",
  includes: ({ actor }) => actor.type === "user" && !actor.isVisitor && actor.role === "owner",
};

export const admin: Who = {
  words: "an admin of this installation",
  includes: ({ actor }) => actor.type === "user" && !actor.isVisitor && actor.isAdmin,
};

/** The product's own work: jobs, the start, the command line. */
export const system: Who = { words: "the product itself", includes: ({ actor }) => actor.type === "system" };

/** Never by itself: another command, whose rule decided, does this among other things. */
export const part: Who = { words: "another command", includes: ({ isPart }) => isPart };

/**
 * An agent may do it for a person who may; without this entry in the list, agents are refused whoever they work
 * for. The same holds for `apiKey`.
 */
export const agent: Who = { words: "an agent", includes: () => false };
export const apiKey: Who = { words: "an API key", includes: () => false };

/** What only an agent does, and no person by themselves: the journal of its own work. */
export const agentAtWork: Who = {
  words: "an agent at work",
  includes: ({ actor }) => actor.type === "agent",
};

export function callerOf({ actor, isInTransaction }: Pick<Ctx, "actor" | "isInTransaction">): Caller {
  return { actor, isPart: isInTransaction };
}
