import { Link } from "react-router";
import { formatUtc } from "#platform/web/ui/time/format-time.ts";
import type { Approval } from "../contract/index.ts";
import { DetailLine, FoldedDetails, Mono } from "./detail-lines.tsx";
import { ruleTitle } from "./rule-title.ts";

/** Where a request comes from: the rule and its version, the run with its receipt, and what the decision is bound to. */
export function ApprovalDetails({ approval, isLinked }: { approval: Approval; isLinked: boolean }) {
  const { conversationId, isOwn } = approval;
  const link = isLinked && isOwn && conversationId && (
    <Link to={`/chat/${conversationId}`} className="text-xs">
      Open the conversation
    </Link>
  );
  return (
    <div className="mt-2">
      <FoldedDetails beside={link}>
        <Provenance approval={approval} />
      </FoldedDetails>
    </div>
  );
}

function Provenance({ approval }: { approval: Approval }) {
  const { conversationId, isOwn } = approval;
  return (
    <>
      <DetailLine name="Tool">
        {approval.toolTitle} <Mono>{approval.toolName}</Mono>
      </DetailLine>
      <DetailLine name="Rule">{ruleTitle(approval.rule)}</DetailLine>
      <DetailLine name="Version of the rules">
        <Mono>{approval.policyHash.slice(0, 16)}</Mono>
      </DetailLine>
      <DetailLine name="Call">
        <Mono>{approval.toolCallId}</Mono>
      </DetailLine>
      {sourcesOf(approval).map(({ source, callId }) => (
        <DetailLine key={`${source} ${callId}`} name="Text from outside">
          {source} {callId && <Mono>{callId}</Mono>}
        </DetailLine>
      ))}
      <DetailLine name="Asked">{formatUtc(new Date(approval.requestedAt))}</DetailLine>
      <DetailLine name="Run">
        <Mono>{approval.runId}</Mono>
        {isOwn && conversationId && (
          <>
            {" "}
            <Link to={`/chat/${conversationId}`}>its receipt is below the answer</Link>
          </>
        )}
      </DetailLine>
      <DetailLine name="Bound to">
        <Mono>{approval.hash}</Mono>
      </DetailLine>
    </>
  );
}

/** Each source of marked text once, with the call that read it. */
function sourcesOf({ marks }: Approval): Pick<Approval["marks"][number], "source" | "callId">[] {
  return [...new Map(marks.map((mark) => [`${mark.source} ${mark.callId}`, mark])).values()];
}
