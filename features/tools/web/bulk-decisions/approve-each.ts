import type { Approval } from "../../contract/index.ts";

interface ApproveEach {
  /** Sends one approval. Rejects with the refusal. */
  approve: (approval: Approval) => Promise<Approval>;
  /** Hears of each that the server has approved, as it is now. */
  onApproved: (approval: Approval) => void;
}

/** Approves one after the other. The first refusal ends it. Undefined when all are approved. */
export async function approveEach(
  approvals: readonly Approval[],
  { approve, onApproved }: ApproveEach,
): Promise<{ refused: Approval; failure: Error } | undefined> {
  for (const approval of approvals) {
    try {
      onApproved(await approve(approval));
    } catch (error) {
      return { refused: approval, failure: error instanceof Error ? error : new Error(String(error)) };
    }
  }
  return undefined;
}
