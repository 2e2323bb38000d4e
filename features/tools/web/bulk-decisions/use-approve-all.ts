import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "#platform/web/api/client.ts";
import type { Approval } from "../../contract/index.ts";
import { keepApproval, reloadApproval } from "../use-approval.ts";
import { approveEach } from "./approve-each.ts";

/**
 * Approves requests one after the other, each by its own hash. The first refusal ends it: what was approved before stays
 * so, and the rest still waits. `onApproved` hears of each, so that no card goes with what it can still take back;
 * `onDone` hears when all are approved.
 */
export function useApproveAll({ onApproved, onDone }: UseApproveAll) {
  const client = useQueryClient();
  // A state would come too late for the second press of a double one.
  const isUnderWay = useRef(false);
  const [state, setState] = useState<ApproveAllState>({ isSending: false, approved: [] });

  const approveAll = async (approvals: readonly Approval[]) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState((before) => ({ isSending: true, approved: before.approved }));
    const end = await approveEach(approvals, {
      approve: send,
      onApproved(approval) {
        setState(({ approved }) => ({ isSending: true, approved: [...approved, approval.id] }));
        keepApproval(client, approval);
        onApproved(approval);
      },
    });
    isUnderWay.current = false;
    if (!end) return onDone();
    setState(({ approved }) => ({ isSending: false, approved, failure: end.failure }));
    await reloadApproval(client, end.refused);
  };
  return { ...state, approveAll };
}

async function send({ id, hash }: Approval): Promise<Approval> {
  const { data } = await api.POST("/api/v1/approvals/{id}/approve", {
    params: { path: { id } },
    body: { hash },
  });
  if (!data) throw new Error("The server said nothing.");
  return data;
}

interface UseApproveAll {
  onApproved: (approval: Approval) => void;
  onDone: () => void;
}

interface ApproveAllState {
  isSending: boolean;
  /** Ids of those that the server has approved. */
  approved: readonly string[];
  failure?: Error;
}
