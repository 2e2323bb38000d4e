import type { PeriodKind } from "#platform/server/retention/periods/period-kind.ts";
import { countOldKeys, destroyOldKeys } from "./old-data-key.repository.ts";

/**
 * Personal content of audit events. Its keys, one for each person and quarter, are destroyed once the quarter is older than
 * the period. The events stay and verify.
 */
export const logContent: PeriodKind = {
  ...{ kind: "log_content", fewestDays: 90, mostDays: 3_650 },
  count: countOldKeys,
  async apply(ctx, older) {
    const subjects = await destroyOldKeys(ctx.db, older);
    ctx.afterCommit(() => {
      for (const subject of subjects) ctx.services.dataKeys.forget(subject);
    });
    return subjects.length;
  },
};
