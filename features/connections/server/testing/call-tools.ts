import { type CatalogueTool, toolsFor } from "#features/tools/server/index.ts";
import { systemLabel } from "#platform/contract/label.ts";
import { newId } from "#platform/server/ids.ts";
import { createAgentActor } from "#platform/server/testing/create-user-actor.ts";
import type { Connection, ConnectionTool } from "../../contract/index.ts";
import { worstConfirmedFacts } from "../../contract/index.ts";
import type { ConnectionsClient } from "./connections-server.ts";

/** The tools that a run of this person has now. */
export function offeredTo(client: ConnectionsClient) {
  return toolsFor(client.ctx(createAgentActor(client.actor)));
}

/** Calls a tool as a run does once a call is allowed. */
export async function callTool(
  client: ConnectionsClient,
  name: string,
  input: object,
  options: CallOptions = {},
) {
  const tool = (await offeredTo(client)).find((offered) => offered.name === name);
  if (!tool) throw new Error(`${name} is not offered.`);
  return callOffered(client, tool, input, options);
}

interface CallOptions {
  callId?: string;
  signal?: AbortSignal;
  hasWaited?: boolean;
}

/** Calls a tool as it was offered. */
export function callOffered(
  client: ConnectionsClient,
  tool: CatalogueTool,
  input: object,
  { callId = newId(), signal = new AbortController().signal, hasWaited = false }: CallOptions = {},
) {
  const context = {
    ...{ ctx: client.ctx(createAgentActor(client.actor)), signal, runId: newId(), conversationId: null },
    ...{ timeZone: "UTC", said: [], asked: [], callId, label: systemLabel, hasWaited },
  };
  return tool.run(context, input);
}

export async function toolsOf(client: ConnectionsClient, { id }: Pick<Connection, "id">) {
  const page = await client.ask<{ items: ConnectionTool[] }>("GET", `/connections/${id}/tools?limit=100`);
  return page.items;
}

/** Approves a tool of a connection as it is now, by its name there. */
export async function approve(
  client: ConnectionsClient,
  connection: Pick<Connection, "id">,
  name: string,
  facts = worstConfirmedFacts,
): Promise<ConnectionTool> {
  const tool = (await toolsOf(client, connection)).find(({ seen }) => seen.name === name);
  if (!tool) throw new Error(`There is no tool ${name}.`);
  const path = `/connections/${connection.id}/tools/${tool.id}/approval`;
  return client.ask("POST", path, { seenHash: tool.seenHash, facts });
}
