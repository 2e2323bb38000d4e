import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { complianceHoldErrors } from "../../contract/index.ts";
import { dateOf } from "./date-of.ts";
import { holdAccess } from "./hold.access.ts";
import { storeEnd } from "./hold.repository.ts";
import { lockStanding } from "./lock-standing.ts";

export interface ChangeHold {
  id: string;
  /** Null: when it is released. */
  endsAt: string | null;
}

/** Changes when a standing hold ends by itself. */
export const changeHold = command(
  "hold.change",
  holdAccess.change,
  async (ctx, { id, endsAt }: ChangeHold): Promise<void> => {
    const hold = await lockStanding(ctx, id);
    const end = dateOf(endsAt);
    if (end && end <= ctx.now()) fail(complianceHoldErrors, "hold.ends_in_past");
    await storeEnd(ctx.db, hold, end);
    await ctx.audit({
      act: "hold.changed",
      target: [{ type: "hold", id }],
      facts: { ends_at: endsAt ?? "never" },
    });
  },
);
