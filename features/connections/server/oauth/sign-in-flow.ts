import { createHash } from "node:crypto";
import { z } from "zod";
import type { Secrets } from "#platform/server/secrets/secrets.ts";
import type { OAuthMemory } from "./oauth-memory.ts";

/** How long a person may take at the authorization server. */
export const signInMs = 15 * 60_000;

export function stateHashOf(state: string): string {
  return createHash("sha256").update(state).digest("base64url");
}

export function sealFlow(secrets: Secrets, id: string, memory: OAuthMemory): string {
  return secrets.encrypt(JSON.stringify(memory), contextOf(id));
}

export function openFlow(
  secrets: Secrets,
  { id, sealed_flow }: { id: string; sealed_flow: string },
): OAuthMemory {
  return z.custom<OAuthMemory>().parse(JSON.parse(secrets.decrypt(sealed_flow, contextOf(id))));
}

function contextOf(id: string): string {
  return `connection_sign_ins/${id}/sealed_flow`;
}
