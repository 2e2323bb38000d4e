import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "#platform/web/api/client.ts";
import type { Approval } from "../../contract/index.ts";
import { keepApproval, reloadApproval } from "../use-approval.ts";

/**
 * Approves requests one after the other, each by its own hash. The first refusal ends it: what was approved before stays
 * so, and the rest still waits. `onDone` hears when all are approved.
 */
export function useApproveAll(onDone: () => void) {
  const client = useQueryClient();
  // A state would come too late for the second press of a double one.
  const isUnderWay = useRef(false);
  const [state, setState] = useState<ApproveAllState>({ isSending: false, approved: [] });

  const approveAll = async (approvals: readonly Approval[]) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState((before) => ({ isSending: true, approved: before.approved }));
    for (const approval of approvals) {
      try {
        const { data } = await api.POST("/api/v1/approvals/{id}/approve", {
          params: { path: { id: approval.id } },
          body: { hash: approval.hash },
        });
        if (!data) throw new Error("The server said nothing.");
        setState(({ approved }) => ({ isSending: true, approved: [...approved, approval.id] }));
        keepApproval(client, data);
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error));
        setState(({ approved }) => ({ isSending: false, approved, failure }));
        isUnderWay.current = false;
        await reloadApproval(client, approval);
        return;
      }
    }
    isUnderWay.current = false;
    onDone();
  };
  return { ...state, approveAll };
}

interface ApproveAllState {
  isSending: boolean;
  /** Ids of those that the server has approved. */
  approved: readonly string[];
  failure?: Error;
}
