import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import type { Approval } from "../../contract/index.ts";
import { keepApproval, reloadApproval } from "../use-approval.ts";
import { focusNext } from "./focus-next.ts";
import { markSent, markUnsent } from "./unsent.ts";

export type Act = { type: "approve"; changes?: Record<string, string> } | { type: "deny"; reason: string };

/** Sends one decision at a time. A refusal says what happened meanwhile, and the card shows the present state. */
export function useDecision(approval: Approval, { card, onSettled, onDecided }: UseDecision) {
  const client = useQueryClient();
  // A state would come too late for the second press of a double one.
  const isUnderWay = useRef(false);
  const [state, setState] = useState<{ sending?: Act["type"]; failure?: Error }>({});

  const decide = async (act: Act) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const focused = document.activeElement;
    setState({ sending: act.type });
    markSent(approval.id);
    try {
      const decided = await send(approval, act);
      onDecided();
      const next = focusNext(card.current);
      keepApproval(client, decided);
      onSettled?.(decided);
      next();
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      markUnsent(approval.id);
      // What was pressed can be focused only once it is enabled again.
      flushSync(() => setState({ failure }));
      const wrong = card.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (wrong) wrong.focus();
      else if (focused instanceof HTMLElement) focused.focus();
      if (isOutdated(failure)) {
        onSettled?.(approval);
        await reloadApproval(client, approval);
        card.current?.focus();
      }
    } finally {
      isUnderWay.current = false;
    }
  };
  return { ...state, decide, forgetFailure: () => setState({}) };
}

interface UseDecision {
  card: RefObject<HTMLElement | null>;
  /** Hears of a request that is decided, here or elsewhere. */
  onSettled: ((approval: Approval) => void) | undefined;
  /** Called when the server has taken the decision. */
  onDecided: () => void;
}

async function send({ id, hash }: Approval, act: Act): Promise<Approval> {
  const params = { path: { id } };
  const { data } =
    act.type === "approve"
      ? await api.POST("/api/v1/approvals/{id}/approve", {
          params,
          body: { hash, ...(act.changes && { changes: act.changes }) },
        })
      : await api.POST("/api/v1/approvals/{id}/deny", { params, body: { hash, reason: act.reason } });
  if (!data) throw new Error("The server said nothing.");
  return data;
}

/** The card shows what is not so any more. */
function isOutdated(failure: Error): boolean {
  return failure instanceof ApiError && (failure.status === 409 || failure.status === 404);
}
