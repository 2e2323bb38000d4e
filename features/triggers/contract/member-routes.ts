import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { MemberTrigger } from "./member-trigger.ts";

const common = { tag: "triggers", access: "workspaceAdmin" } as const;
const params = z.object({ id: z.uuid() });

export const listMemberTriggersRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/workspace/triggers",
  id: "listWorkspaceTriggers",
  summary: "List the triggers of everybody in the workspace, newest first, without what they ask",
  query: PageQuery,
  reply: pageOf(MemberTrigger),
});

export const stopMemberTriggerRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/workspace/triggers/:id/stop",
  id: "stopWorkspaceTrigger",
  summary: "Stop a trigger of the workspace; its person is told and cannot resume it",
  params,
  reply: MemberTrigger,
});

export const allowMemberTriggerRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/workspace/triggers/:id/allow",
  id: "allowWorkspaceTrigger",
  summary: "Allow a trigger that was stopped for the workspace again; its person can then resume it",
  params,
  reply: MemberTrigger,
});
