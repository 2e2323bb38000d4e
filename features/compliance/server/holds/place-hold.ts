import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { complianceHoldErrors, mostHolds, type PlaceHold } from "../../contract/index.ts";
import { dateOf } from "./date-of.ts";
import { holdAccess } from "./hold.access.ts";
import { countStanding, insertHold, lockForPlacing } from "./hold.repository.ts";
import { insertSubjects, listKnown, lockAccountsOf, type Subject } from "./hold-subject.repository.ts";

/**
 * Keeps what the hold names from now on. A deletion that is under way ends first: what it deleted cannot be held, and the
 * hold is refused.
 */
export const placeHold = command(
  "hold.place",
  holdAccess.place,
  async (ctx, wanted: PlaceHold): Promise<{ id: string }> => {
    const { userId, workspaceId } = userOf(ctx);
    const { name, reason, isWhole } = wanted;
    const endsAt = dateOf(wanted.endsAt);
    if (endsAt && endsAt <= ctx.now()) fail(complianceHoldErrors, "hold.ends_in_past");
    const subjects = unique(wanted.subjects);
    await lockAccountsOf(ctx.db, workspaceId, subjects);
    await lockForPlacing(ctx.db, workspaceId);
    if ((await countStanding(ctx.db, workspaceId)) >= mostHolds) fail(complianceHoldErrors, "hold.too_many");
    requireKnown(subjects, await listKnown(ctx.db, workspaceId, subjects));
    const id = newId();
    await insertHold(ctx.db, {
      ...{ workspace_id: workspaceId, id, name, reason, is_whole: isWhole },
      ...{ made_from: dateOf(wanted.madeFrom), made_until: dateOf(wanted.madeUntil) },
      ...{ placed_by: userId, placed_at: ctx.now(), ends_at: endsAt },
    });
    await insertSubjects(ctx.db, { workspaceId, holdId: id }, subjects);
    await ctx.audit({
      act: "hold.placed",
      target: [
        { type: "hold", id },
        ...subjects.map((subject) => ({ type: typeOf[subject.kind], id: subject.id })),
      ],
      facts: {
        is_whole: isWhole,
        ...(wanted.madeFrom ? { made_from: wanted.madeFrom } : {}),
        ...(wanted.madeUntil ? { made_until: wanted.madeUntil } : {}),
        ...(wanted.endsAt ? { ends_at: wanted.endsAt } : {}),
      },
      sealed: { name, reason },
    });
    return { id };
  },
);

const typeOf = { person: "user", conversation: "conversation", agent: "agent" } as const;

/** Says which of them is not here. */
function requireKnown(subjects: readonly Subject[], known: readonly Subject[]): void {
  const unknown = subjects.filter(({ kind, id }) => !known.some((one) => one.kind === kind && one.id === id));
  const [first] = unknown;
  if (!first) return;
  const message = `The ${first.kind} ${first.id} is not in this workspace, or its account is already being erased.`;
  fail(complianceHoldErrors, "hold.subject_unknown", {
    message,
    details: { unknown: unknown.map(({ kind, id }) => ({ kind, id })) },
  });
}

function unique(subjects: readonly Subject[]): Subject[] {
  return [...new Map(subjects.map((subject) => [`${subject.kind} ${subject.id}`, subject])).values()];
}
