import type { ShownFacts } from "../notification.ts";
import type { Sentences } from "./sentence.ts";

export const english: Sentences = {
  mention: ({ who, facts, count }) =>
    count > 1
      ? `You were mentioned ${count} times in ${thing(facts)}, the latest time by ${who}`
      : `${who} mentioned you in ${thing(facts)}`,
  comment: ({ who, facts, count }) =>
    count > 1
      ? `${count} new comments in ${thing(facts)}, the latest by ${who}`
      : `${who} commented in ${thing(facts)}`,
  message: ({ who, facts, count }) =>
    count > 1
      ? `${count} new messages in ${thing(facts)}, the latest by ${who}`
      : `${who} wrote in ${thing(facts)}`,
  share: ({ who, facts }) => `${who} shared ${thing(facts)} with you${allowed[facts.relation ?? ""] ?? ""}`,
  access_requested: ({ who, facts }) => `${who} asks for access to ${thing(facts)}`,
  access_decided: ({ who, facts }) =>
    facts.isGranted
      ? `${who} gave you access to ${thing(facts)}`
      : `${who} declined your request for access to ${thing(facts)}`,
  invitation_accepted: ({ who, facts }) =>
    `${who} joined ${facts.workspaceName ?? "the workspace"}${inRole(facts)}`,
  role_changed: ({ facts }) =>
    `Your role in ${facts.workspaceName ?? "the workspace"} has changed${inRole(facts)}`,
  membership_suspended: ({ facts }) =>
    `Your membership in ${facts.workspaceName ?? "a workspace"} is suspended`,
  membership_ended: ({ facts }) => `You are no longer a member of ${facts.workspaceName ?? "a workspace"}`,
  left_behind: ({ who, facts }) =>
    `${who} left ${facts.workspaceName ?? "the workspace"}. ${
      facts.handed ? takenOver(facts) : "Choose who takes over what colleagues use"
    }`,
  team_joined: ({ facts }) => `You were added to the team ${facts.teamName ?? ""}`.trim(),
  hand_over: ({ who, facts }) => `${who} handed ${thing(facts)} over to you`,
  request: ({ who, facts }) => `${who} asks for ${wanted[facts.wants ?? ""] ?? "something"}`,
  request_decided: ({ who, facts }) =>
    `${who} ${facts.isGranted ? "granted" : "declined"} your request for ${wanted[facts.wants ?? ""] ?? "something"}`,
  run_ended: ({ facts }) => `${facts.isDone ? "Done" : "Failed"}: ${facts.title || "Your request"}`,
  task_given: ({ who, facts }) => `${who} gave you ${facts.title ? `the task ${thing(facts)}` : "a task"}`,
  task_reminder: ({ facts: { title } }) =>
    title ? `Reminder: ${title}` : "Reminder: one of your tasks is due",
  trigger_stopped: ({ who, facts }) =>
    facts.because === "admin"
      ? `${who} stopped your trigger ${thing(facts)}`
      : `Your trigger ${thing(facts)} stopped${stopped[facts.because ?? ""] ?? ""}`,
  tools_changed: ({ facts: { tools = 1, ...facts } }) =>
    tools === 1
      ? `A tool of ${thing(facts)} changed and is off until an admin reviews it`
      : `${tools} tools of ${thing(facts)} changed and are off until an admin reviews them`,
  seats: ({ facts: { taken = 0, limit = 0 } }) =>
    taken > limit
      ? `${taken} members have ${limit === 1 ? "1 seat" : `${limit} seats`}. Nobody loses access, but nobody can join`
      : taken === limit
        ? `All ${limit} seats are taken`
        : `${taken} of ${limit} seats are taken`,
  billing: ({ facts }) => payments[facts.about ?? ""] ?? "There is news about your plan",
};

const thing = ({ title }: ShownFacts) => `“${title || "Untitled"}”`;

const allowed: Record<string, string> = {
  viewer: ": you can read it",
  commenter: ": you can comment on it",
  editor: ": you can edit it",
  owner: ": it is yours now",
};

const roles: Record<string, string> = {
  owner: "owner",
  admin: "admin",
  billing: "billing manager",
  auditor: "auditor",
  member: "member",
  guest: "guest",
};

const inRole = ({ role }: ShownFacts) => (roles[role ?? ""] ? ` (${roles[role ?? ""]})` : "");

const wanted: Record<string, string> = { access: "access", role: "another role", seats: "more seats" };

const stopped: Record<string, string> = {
  person: ": you cannot act in this workspace at the moment",
  agent: ": you cannot use its agent any more",
  failures: " after five failures in a row",
  handed_over: ": it was handed over to you",
};

function takenOver({ handed = 1, conversations }: ShownFacts): string {
  const [one, many] = conversations === handed ? ["conversation", "conversations"] : ["thing", "things"];
  return handed === 1 ? `1 ${one} is yours now` : `${handed} ${many} are yours now`;
}

const payments: Record<string, string> = {
  payment_failed: "A payment has failed",
  plan_changed: "The plan of the workspace has changed",
  plan_ends: "The plan of the workspace ends soon",
};
