import type { ToolCall } from "../contract/index.ts";
import { DetailLine, FoldedDetails, Mono } from "./detail-lines.tsx";
import { ruleTitle } from "./rule-title.ts";

/** The names by which admins and developers find a tool call and its decision again. */
export function CallFacts({ call }: { call: Pick<ToolCall, "id" | "toolName" | "decision" | "error"> }) {
  const { id, toolName, decision, error } = call;
  return (
    <FoldedDetails>
      <DetailLine name="Tool">
        <Mono>{toolName}</Mono>
      </DetailLine>
      {decision?.rule && <DetailLine name="Rule">{ruleTitle(decision.rule)}</DetailLine>}
      {decision?.policyHash && (
        <DetailLine name="Version of the rules">
          <Mono>{decision.policyHash.slice(0, 16)}</Mono>
        </DetailLine>
      )}
      {error && (
        <DetailLine name="Code">
          <Mono>{error.code}</Mono>
        </DetailLine>
      )}
      <DetailLine name="Call">
        <Mono>{id}</Mono>
      </DetailLine>
    </FoldedDetails>
  );
}
