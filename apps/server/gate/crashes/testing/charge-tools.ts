import { z } from "zod";
import { defineTool, type ToolFacts } from "#features/tools/server/index.ts";

const facts: ToolFacts = {
  ...{ reads: "nothing", writes: true, egress: true, irreversible: true, external: true, own: false },
  ...{ control: ["customer"], content: [], undo: "The charge is taken back." },
};
const declared = {
  title: "Charge a customer",
  description: "For tests.",
  input: z.object({ customer: z.string().max(100) }),
  facts,
  effect: "send",
  outputTrust: "organization",
  timeoutMs: 20_000,
  describe: () => "Charging a customer",
} as const;

/** Two tools with an effect at a counting server. `charge_once` has its call's id as the key of its effect. */
export function chargeTools(url: string) {
  const undo = async (_ctx: unknown, { id }: { id: string }) => {
    await fetch(`${url}/${id}`, { method: "DELETE" });
    return "Taken back";
  };
  const charge = async (callId: string, headers: Record<string, string>) => {
    await fetch(`${url}/${callId}`, { method: "POST", headers });
    return { content: "Charged", summary: "Charged" };
  };
  return [
    defineTool({
      ...declared,
      name: "charge",
      idempotent: false,
      run: ({ callId }) => charge(callId, {}),
      undo,
    }),
    defineTool({
      ...declared,
      name: "charge_once",
      idempotent: true,
      run: ({ callId }) => charge(callId, { "idempotency-key": callId }),
      undo,
    }),
  ];
}
