import type { JsonObject } from "#platform/contract/json.ts";
import type { PolicySet } from "./policy-set.ts";

export interface Evaluation {
  isAllowed: boolean;
  /** Ids of the policies that decided. Empty when nothing permitted it. */
  policies: string[];
}

export interface PolicyRequest {
  userId: string;
  toolName: string;
  resource: JsonObject;
  context: JsonObject;
}

type Cedar = typeof import("@cedar-policy/cedar-wasm/nodejs");

/** Cedar keeps parsed sets until their name is used again, so a fixed number of names bounds its memory. */
const slotCount = 200;
const slots = new Map<string, string>();
let loading: Promise<Cedar> | undefined;

/** Loads the engine, a WebAssembly module of 4 MB, with the first decision. */
export function loadCedar(): Promise<Cedar> {
  loading ??= import("@cedar-policy/cedar-wasm/nodejs");
  return loading;
}

/** Evaluates a request. Throws when the policies or the request are invalid; the caller then denies. */
export async function evaluate(set: PolicySet, request: PolicyRequest): Promise<Evaluation> {
  const cedar = await loadCedar();
  const { userId, toolName, resource, context } = request;
  const tool = { type: "Tool", id: toolName };
  const answer = cedar.statefulIsAuthorized({
    principal: { type: "User", id: userId },
    action: { type: "Action", id: "call" },
    resource: tool,
    context,
    entities: [{ uid: tool, attrs: resource, parents: [] }],
    preparsedPolicySetId: parsed(cedar, set),
    validateRequest: false,
  });
  if (answer.type === "failure")
    throw new Error(`Cedar: ${answer.errors.map(({ message }) => message).join("; ")}`);
  const { decision, diagnostics } = answer.response;
  const [error] = diagnostics.errors;
  // A policy that fails is left out of the decision. A missing `forbid` would allow too much.
  if (error) throw new Error(`Cedar: policy ${error.policyId}: ${error.error.message}`);
  return { isAllowed: decision === "allow", policies: [...diagnostics.reason].sort() };
}

function parsed(cedar: Cedar, { hash, policies }: PolicySet): string {
  const known = slots.get(hash);
  const slot = known ?? freeSlot();
  if (!known) {
    const staticPolicies = Object.fromEntries(Object.entries(policies).map(([id, { text }]) => [id, text]));
    const answer = cedar.preparsePolicySet(slot, { staticPolicies });
    if (answer.type === "failure")
      throw new Error(`Cedar: ${answer.errors.map(({ message }) => message).join("; ")}`);
  }
  slots.delete(hash);
  slots.set(hash, slot);
  return slot;
}

/** A name that no set has, or that of the set which was used least recently. */
function freeSlot(): string {
  if (slots.size < slotCount) return `set-${slots.size}`;
  const [oldest] = slots;
  if (!oldest) throw new Error("Cedar has no slots.");
  slots.delete(oldest[0]);
  return oldest[1];
}
