import { randomUUID } from "node:crypto";
import type { Agent, AgentDraft } from "#features/agents/contract/index.ts";

/** A person of the product with an agent of their own. */
export interface PersonWithAgent {
  accessToken: string;
  agentId: string;
}

/** Publishes an agent with one tool for a person, as the builder does. */
export async function publishAgent(url: string, accessToken: string): Promise<PersonWithAgent> {
  const call = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const reply = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body && { "content-type": "application/json", "idempotency-key": randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  const { id } = await call<Agent>("POST", "/agents", { from: "nothing", name: "Calculator" });
  const { revision, content } = await call<AgentDraft>("GET", `/agents/${id}/draft`);
  const tools = [{ name: "calculate", mode: "automatic" }];
  const saved = await call<AgentDraft>("PUT", `/agents/${id}/draft`, {
    ...{ revision, content: { ...content, tools } },
  });
  await call("POST", `/agents/${id}/publish`, { revision: saved.revision });
  return { accessToken, agentId: id };
}
