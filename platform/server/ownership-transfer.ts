import type { Ctx } from "./context.ts";

/** Somebody who leaves a workspace, and who takes over. */
export interface Leaver {
  workspaceId: string;
  userId: string;
  successorId: string;
}

export interface OwnershipTransferCount {
  /** Goes to the successor. */
  handed: number;
  /** Of those: what the successor cannot read before. */
  newlyReadable: number;
  /** Stays with the person who left, closed to everybody. */
  kept: number;
}

/**
 * What becomes of one kind of thing when its person leaves a workspace. Both parts work in an elevated transaction.
 */
export interface OwnershipTransfer {
  /** `conversations`: under this name it is counted. */
  kind: string;
  /** Where the successor finds what they got. */
  path: string;
  count(ctx: Ctx, leaver: Leaver): Promise<OwnershipTransferCount>;
  /** People without a membership of the workspace of whom something would be transferred. */
  listGone(ctx: Ctx, workspaceId: string): Promise<string[]>;
  /** Part of the command that ends the membership, before it is gone, or that does this later. Returns how many the successor got. */
  transfer(ctx: Ctx, leaver: Leaver): Promise<number>;
}
