import { SchemaRefusedError, validatorOf } from "#features/tools/server/index.ts";
import { fail } from "#platform/server/errors.ts";
import { type AgentContent, agentErrors } from "../../contract/index.ts";

/** Throws `agent.output_schema_invalid` for a schema by which no answer can be checked. */
export async function requireUsableSchema({
  outputSchema,
}: Pick<AgentContent, "outputSchema">): Promise<void> {
  if (!outputSchema) return;
  try {
    await validatorOf(outputSchema);
  } catch (error) {
    if (!(error instanceof SchemaRefusedError)) throw error;
    fail(agentErrors, "agent.output_schema_invalid", { message: error.message });
  }
}
