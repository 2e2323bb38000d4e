import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { AccessRule } from "#platform/server/access/access-rule.ts";
import {
  account,
  admin,
  agent,
  agentAtWork,
  anyone,
  apiKey,
  auditor,
  billing,
  guest,
  owner,
  person,
  system,
  visitor,
  type Who,
  workspaceAdmin,
} from "#platform/server/access/who.ts";
import type { Actor, UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";

export interface Persona {
  actor: Actor;
  /** The caller's groups, stated here independently of the tested code. */
  groups: readonly Who[];
  /** The entry that a rule needs in addition to those of the caller's person. */
  worksAs?: Who;
}

const workspaceId = newId();
const member = createUserActor({ workspaceId });
const ofAccount = [anyone, account];
const ofPerson = [...ofAccount, person];

/** All kinds of callers. */
export const personas = {
  stranger: { actor: { type: "anonymous" }, groups: [anyone] },
  "member of another workspace": { actor: createUserActor(), groups: ofPerson },
  member: { actor: member, groups: ofPerson },
  "auditor of the workspace": {
    actor: createUserActor({ workspaceId, role: "auditor" }),
    groups: [...ofAccount, auditor],
  },
  "guest of the workspace": {
    actor: createUserActor({ workspaceId, role: "guest" }),
    groups: [...ofAccount, guest],
  },
  "member of the workspace who manages billing": {
    actor: createUserActor({ workspaceId, role: "billing" }),
    groups: [...ofPerson, billing],
  },
  "admin of the workspace": {
    actor: createUserActor({ workspaceId, role: "admin" }),
    groups: [...ofPerson, billing, workspaceAdmin],
  },
  "owner of the workspace": {
    actor: createUserActor({ workspaceId, role: "owner" }),
    groups: [...ofPerson, billing, workspaceAdmin, owner],
  },
  "admin of the installation": {
    actor: createUserActor({ isAdmin: true }),
    groups: [...ofPerson, admin],
  },
  visitor: {
    actor: createUserActor({ isVisitor: true, isAdmin: true, role: "owner" }),
    groups: [anyone, visitor],
  },
  "agent of a member": {
    actor: { type: "agent", runId: newId(), person: member },
    groups: ofPerson,
    worksAs: agent,
  },
  "API key of a member": {
    actor: { type: "api_key", keyId: newId(), person: member },
    groups: ofPerson,
    worksAs: apiKey,
  },
  "the product itself": { actor: { type: "system", name: "matrix" }, groups: [anyone, system] },
} satisfies Record<string, Persona>;

/** Who acts in each role of a workspace. */
export const inRole: Record<WorkspaceRole, Persona> = {
  owner: personas["owner of the workspace"],
  admin: personas["admin of the workspace"],
  billing: personas["member of the workspace who manages billing"],
  auditor: personas["auditor of the workspace"],
  member: personas.member,
  guest: personas["guest of the workspace"],
};

export type PersonaName = keyof typeof personas;

export const everybody = Object.entries(personas) as [PersonaName, Persona][];

/** Callers over HTTP. */
export const people = everybody.flatMap(([name, { actor }]): [PersonaName, UserActor][] =>
  actor.type === "user" ? [[name, actor]] : [],
);

/** What the table says about a persona's direct call of a command. */
export function isExpected({ who }: Pick<AccessRule, "who">, { groups, worksAs }: Persona): boolean {
  if (who.includes(anyone) || (worksAs === agent && who.includes(agentAtWork))) return true;
  const mayWork = worksAs === undefined || who.includes(worksAs);
  return mayWork && groups.some((group) => who.includes(group));
}
