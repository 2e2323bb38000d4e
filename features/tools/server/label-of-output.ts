import { type Label, systemLabel } from "#platform/contract/label.ts";
import type { CatalogueTool } from "./tool.ts";

/** The label of a tool's output. It adds no readers: joining with the input's label limits them. */
export function labelOfOutput({
  outputTrust,
  addsNoWords,
}: Pick<CatalogueTool, "outputTrust" | "addsNoWords">): Label {
  return addsNoWords ? systemLabel : declaredLabel({ outputTrust });
}

/** Also of what is read again after a lost attempt: somebody else may have changed it meanwhile. */
export function declaredLabel({ outputTrust }: Pick<CatalogueTool, "outputTrust">): Label {
  return { integrity: outputTrust, readers: [] };
}

/** Whose words the message of an error quotes. Undefined: nobody's. Messages of `tool.` codes are the product's own. */
export function quotedBy(
  tool: Pick<CatalogueTool, "outputTrust" | "addsNoWords">,
  { code, label }: { code: string; label?: Label | undefined },
): Label | undefined {
  return label ?? (code.startsWith("tool.") ? undefined : labelOfOutput(tool));
}
