import { joinLabels, type Label, systemLabel } from "#platform/contract/label.ts";
import type { ToolError } from "./tool-error.ts";

/** Why a tool call is not executed. */
export interface Refusal {
  code: `${string}.${string}`;
  /** For the model. */
  message: string;
  /** One line for the person. */
  summary: string;
  /** Whose words the message quotes. Absent: nobody's, all of it is the product's own. */
  label?: Label;
  /** The person pressed Stop. Nobody denied the call. */
  isStop?: true;
}

/**
 * The refusal of a tool itself. The person reads the beginning of its first line as well. `usual` says whose words it
 * quotes where the error does not.
 */
export function refusalOf({ code, message, label }: ToolError, what: string, usual?: Label): Refusal {
  const quoted = label ?? usual;
  const summary = `${what}: ${message.split("\n", 1)[0]}`.slice(0, 300);
  return { code, message, summary, ...(quoted && { label: quoted }) };
}

/**
 * The label of the result of a refused call. What a refusal quotes has a label, and it may quote the call: so it is joined
 * with that of the call. The product's own sentences are never marked as text from outside, whatever the call had read.
 */
export function labelOfRefusal({ label }: Refusal, call: Label): Label {
  return label ? joinLabels([call, label]) : systemLabel;
}
