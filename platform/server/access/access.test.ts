import { describe, expect, it } from "vitest";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Actor } from "../context.ts";
import { createUserActor } from "../testing/create-user-actor.ts";
import { admits, refusalOf } from "./authorize.ts";
import {
  account,
  admin,
  agent,
  agentAtWork,
  anyone,
  apiKey,
  auditor,
  billing,
  guest as guestOfWorkspace,
  part,
  person,
  system,
  visitor,
  type Who,
  workspaceAdmin,
} from "./who.ts";

const ann = createUserActor();
const guest = createUserActor({ isVisitor: true });
const owner = createUserActor({ role: "owner" });
const operator = createUserActor({ isAdmin: true });
const agentOf = (of = ann): Actor => ({ type: "agent", runId: "run", person: of });
const keyOf = (of = ann): Actor => ({ type: "api_key", keyId: "key", person: of });
const product: Actor = { type: "system", name: "test" };
const stranger: Actor = { type: "anonymous" };

const admitted = (who: Who[], actor: Actor, isPart = false) => admits({ who }, { actor, isPart });

describe("a rule", () => {
  it("lets in whom it names and nobody else", () => {
    expect(admitted([person], ann)).toBe(true);
    for (const actor of [stranger, guest, product, agentOf(), keyOf()]) {
      expect(admitted([person], actor), actor.type).toBe(false);
    }
    expect(admitted([visitor], guest)).toBe(true);
    expect(admitted([visitor], ann)).toBe(false);
    expect(admitted([system], product)).toBe(true);
    expect(admitted([system], operator)).toBe(false);
    expect(admitted([anyone], stranger)).toBe(true);
    expect(admitted([], product)).toBe(false);
  });

  it("tells the admins of a workspace from those of the installation", () => {
    expect(admitted([workspaceAdmin], owner)).toBe(true);
    expect(admitted([workspaceAdmin], operator)).toBe(false);
    expect(admitted([admin], operator)).toBe(true);
    expect(admitted([admin], owner)).toBe(false);
  });

  it("tells those who work in the workspace from guests and auditors, who have an account too", () => {
    const inRole = (role: WorkspaceRole) => createUserActor({ role });
    for (const role of ["owner", "admin", "billing", "member"] as const) {
      expect(admitted([person], inRole(role)), role).toBe(true);
      expect(admitted([guestOfWorkspace, auditor], inRole(role)), role).toBe(false);
    }
    for (const role of ["guest", "auditor"] as const) {
      expect(admitted([person], inRole(role)), role).toBe(false);
      expect(admitted([account], inRole(role)), role).toBe(true);
      expect(admitted([person, agent], agentOf(inRole(role))), role).toBe(false);
    }
    expect(admitted([guestOfWorkspace], inRole("guest"))).toBe(true);
    expect(admitted([auditor], inRole("auditor"))).toBe(true);
  });

  it("lets a member who manages billing do what is theirs, and no more of what admins do", () => {
    const payer = createUserActor({ role: "billing" });
    expect(admitted([billing], payer)).toBe(true);
    expect(admitted([billing], owner)).toBe(true);
    expect(admitted([billing], ann)).toBe(false);
    expect(admitted([workspaceAdmin], payer)).toBe(false);
  });

  it("gives a visitor no rights of a role, whatever the actor says", () => {
    const claimed = createUserActor({ isVisitor: true, isAdmin: true, role: "owner" });
    for (const who of [person, workspaceAdmin, admin]) expect(admitted([who], claimed)).toBe(false);
  });

  it("lets an agent do what its person may, and only where it names agents", () => {
    expect(admitted([person, agent], agentOf())).toBe(true);
    expect(admitted([person], agentOf())).toBe(false);
    expect(admitted([admin, agent], agentOf(ann))).toBe(false);
    expect(admitted([admin, agent], agentOf(operator))).toBe(true);
    expect(admitted([person, apiKey], keyOf())).toBe(true);
    expect(admitted([person, apiKey], agentOf())).toBe(false);
    expect(admitted([person, agent], agentOf(guest))).toBe(false);
  });

  it("keeps a person from the journal of an agent", () => {
    expect(admitted([agentAtWork], agentOf())).toBe(true);
    expect(admitted([agentAtWork], ann)).toBe(false);
  });

  it("lets a part of another command through, and refuses the same as a call of its own", () => {
    expect(admitted([part], ann, true)).toBe(true);
    expect(admitted([part], ann)).toBe(false);
    expect(admitted([part], product)).toBe(false);
  });

  it("refuses in words, without those that nobody can become", () => {
    expect(refusalOf({ who: [workspaceAdmin, system, part, agent] })).toBe(
      "Only an owner or admin of the workspace may do this.",
    );
    expect(refusalOf({ who: [person, admin] })).toBe(
      "Only a member of the workspace or an admin of this installation may do this.",
    );
    expect(refusalOf({ who: [system] })).toBe("Only the product itself may do this.");
  });
});
