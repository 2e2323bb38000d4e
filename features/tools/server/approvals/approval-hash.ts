import { createHash } from "node:crypto";
import type { Json } from "#platform/contract/json.ts";
import type { ShownCall } from "../../contract/shown-call.ts";
import { stableJson } from "../stable-json.ts";

/** What an approval is bound to: this call, of this tool in this form, with these bytes, shown like this. */
export interface Bound {
  callId: string;
  toolHash: string;
  input: Json;
  shown: ShownCall;
}

/** SHA-256 in hex. */
export function approvalHash({ callId, toolHash, input, shown }: Bound): string {
  return createHash("sha256")
    .update(stableJson([callId, toolHash, input, shown]))
    .digest("hex");
}
