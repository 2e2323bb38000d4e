import { z } from "zod";
import { WorkspaceRole } from "#platform/contract/workspace-role.ts";

const text = z.string();
/** The beginning of what somebody wrote, in plain words. Long ones are cut. */
const excerpt = z.string().optional();
const titled = z.object({ title: text });
const ofWorkspace = z.object({ workspaceName: text });

/** What a member can ask the owners for. */
export const RequestedThing = z.enum(["access", "role", "seats"]);

/** Why a trigger was stopped. */
const WhyStopped = z.enum(["person", "agent", "failures", "admin", "handed_over"]);

/**
 * What people are told, with the facts of each kind. Facts name things, never people: who did it is known by id, and
 * their name is read when the sentence is made.
 */
export const notificationFacts = {
  mention: titled.extend({ excerpt }),
  comment: titled.extend({ excerpt }),
  /** Somebody else wrote in a shared conversation. */
  message: titled.extend({ excerpt }),
  share: titled.extend({ relation: z.enum(["viewer", "commenter", "editor", "owner"]) }),
  access_requested: titled.extend({ note: excerpt }),
  access_decided: titled.extend({ isGranted: z.boolean() }),
  invitation_accepted: ofWorkspace.extend({ role: WorkspaceRole }),
  role_changed: ofWorkspace.extend({ role: WorkspaceRole }),
  membership_suspended: ofWorkspace,
  membership_ended: ofWorkspace,
  /**
   * Somebody went and colleagues use something of theirs. With `handed` the reader has taken over that many things, of
   * which `conversations` are conversations. Without it there is no successor yet, as a directory ends memberships.
   */
  left_behind: ofWorkspace.extend({
    handed: z.number().int().optional(),
    conversations: z.number().int().optional(),
  }),
  team_joined: z.object({ teamName: text }),
  hand_over: titled.extend({ note: excerpt }),
  request: z.object({ wants: RequestedThing, note: excerpt }),
  request_decided: z.object({ wants: RequestedThing, isGranted: z.boolean(), note: excerpt }),
  /** Work in the background, which its person does not watch. */
  run_ended: titled.extend({ isDone: z.boolean() }),
  /** A colleague gave the reader a task. A title that somebody outside may have written is left out. */
  task_given: z.object({ title: text.optional() }),
  /** The moment of a task has come. A title that somebody outside may have written is left out. */
  task_reminder: z.object({ title: text.optional() }),
  trigger_stopped: titled.extend({ because: WhyStopped }),
  /** Tools of a connection that were on are off, because they changed. */
  tools_changed: titled.extend({ tools: z.number().int() }),
  seats: z.object({ taken: z.number().int(), limit: z.number().int() }),
  billing: z.object({ about: z.enum(["payment_failed", "plan_changed", "plan_ends"]) }),
} as const;

export type NotificationKind = keyof typeof notificationFacts;
export type FactsOf<Kind extends NotificationKind> = z.infer<(typeof notificationFacts)[Kind]>;

export const notificationKinds = Object.keys(notificationFacts) as NotificationKind[];
export const NotificationKind = z.enum(notificationKinds as [NotificationKind, ...NotificationKind[]]);

/** They concern a membership that gives no access any more, so they are kept where the person still is: at home. */
export const kindsKeptAtHome: readonly NotificationKind[] = ["membership_suspended", "membership_ended"];
