import type { Ctx } from "#platform/server/context.ts";
import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";
import type { FlowSecrets, FlowState } from "./flow-state.ts";

/** Secrets of pending sign-ins, each sealed to its row. */
export const sealedFlowSecrets: SealedColumn = {
  table: "auth.flow_states",
  column: "sealed_secrets",
  idColumn: "id",
  context: (id) => `flow_state/${id}`,
};

export function sealFlowSecrets(ctx: Ctx, id: string, secrets: FlowSecrets): string {
  return ctx.services.secrets.encrypt(JSON.stringify(secrets), sealedFlowSecrets.context(id));
}

export function openFlowSecrets(ctx: Ctx, flow: FlowState): FlowSecrets {
  if (!flow.sealed_secrets) return {};
  return JSON.parse(ctx.services.secrets.decrypt(flow.sealed_secrets, sealedFlowSecrets.context(flow.id)));
}
