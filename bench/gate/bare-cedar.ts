import * as cedar from "@cedar-policy/cedar-wasm/nodejs";
import type { PolicySet } from "../../features/tools/server/gate/policy-set.ts";

/** The engine alone, on these policies. */
export function bareCedar({ policies }: PolicySet) {
  const staticPolicies = Object.fromEntries(Object.entries(policies).map(([id, { text }]) => [id, text]));
  const resource = { type: "Tool", id: "bench_1" };
  const call = {
    principal: { type: "User", id: "somebody" },
    action: { type: "Action", id: "call" },
    resource,
    context: { planIntegrity: 1, readsElsewhere: false, approved: false },
    entities: [
      {
        uid: resource,
        attrs: {
          ...{ writes: true, egress: false, external: false, own: false, source: "built_in" },
          ...{ reversible: true, guarded: false },
        },
        parents: [],
      },
    ],
  };
  const parsed = cedar.preparsePolicySet("bench", { staticPolicies });
  if (parsed.type === "failure") throw new Error("Cedar refuses the policies of the gate.");
  return {
    /** Parses the policies each time. */
    parsing: () => requireAnswer(cedar.isAuthorized({ ...call, policies: { staticPolicies } })),
    /** With the parsed policies. */
    parsed: () =>
      requireAnswer(
        cedar.statefulIsAuthorized({ ...call, preparsedPolicySetId: "bench", validateRequest: false }),
      ),
  };
}

function requireAnswer(answer: cedar.AuthorizationAnswer): void {
  if (answer.type === "failure") throw new Error("Cedar did not decide.");
}
