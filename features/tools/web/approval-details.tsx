import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import { api } from "#platform/web/api/client.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { formatUtc } from "#platform/web/ui/time/format-time.ts";
import type { Approval } from "../contract/index.ts";

/** Where a request comes from: the rule and its version, the run with its receipt, and what the decision is bound to. */
export function ApprovalDetails({ approval, isLinked }: { approval: Approval; isLinked: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { conversationId } = approval;
  return (
    <div className="mt-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant="ghost"
          size="sm"
          className="-ml-2.5"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Details
        </Button>
        {isLinked && approval.isOwn && conversationId && (
          <Link to={`/chat/${conversationId}`} className="text-xs">
            Open the conversation
          </Link>
        )}
      </div>
      {isOpen && <Provenance id={id} approval={approval} />}
    </div>
  );
}

function Provenance({ id, approval }: { id: string; approval: Approval }) {
  const { conversationId, isOwn, toolCallId } = approval;
  const call = useQuery({
    queryKey: ["tool-call", toolCallId, "decision"],
    enabled: isOwn,
    queryFn: async ({ signal }) =>
      (await api.GET("/api/v1/tools/calls/{id}", { params: { path: { id: toolCallId } }, signal })).data ??
      null,
  });
  const policy = call.data?.decision?.policyHash;
  return (
    <dl id={id} className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-xs text-ink-2">
      <Line name="Tool">
        {approval.toolTitle} <Mono>{approval.toolName}</Mono>
      </Line>
      <Line name="Rule">
        <Mono>{approval.rule}</Mono>
      </Line>
      {policy && (
        <Line name="Version of the rules">
          <Mono>{policy.slice(0, 16)}</Mono>
        </Line>
      )}
      <Line name="Asked">{formatUtc(new Date(approval.requestedAt))}</Line>
      <Line name="Run">
        <Mono>{approval.runId}</Mono>
        {isOwn && conversationId && (
          <>
            {" "}
            <Link to={`/chat/${conversationId}`}>its receipt is below the answer</Link>
          </>
        )}
      </Line>
      <Line name="Bound to">
        <Mono>{approval.hash}</Mono>
      </Line>
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

function Mono({ children }: { children: ReactNode }) {
  return <span className="font-mono text-2xs">{children}</span>;
}
