import type { Refusal } from "../refusal.ts";
import type { ApprovalRow } from "./approval.repository.ts";

export const approvalExpired: Refusal = {
  code: "tool.approval_expired",
  message: "Not carried out: nobody approved it in time. Say so; it can be asked for again.",
  summary: "Not carried out: nobody approved it in time",
};

/** Whatever was approved is not what would be carried out now. */
export const approvalVoid: Refusal = {
  code: "tool.approval_void",
  message:
    "Not carried out: the call or the tool is not what a person approved. Say so; it can be asked for again.",
  summary: "Not carried out: it is not what was approved",
};

export const notShowable: Refusal = {
  code: "tool.not_showable",
  message: "Not carried out: it needs an approval and is too long to be shown. Make it shorter, or split it.",
  summary: "Not carried out: it is too long to be approved",
};

/** A person denied it. The model reads the reason in their words: a colleague's are not those of the run's person. */
export function deniedByPerson(
  who: string,
  { reason, decided_by, user_id }: Pick<ApprovalRow, "reason" | "decided_by" | "user_id">,
): Refusal {
  return {
    code: "tool.denied_by_person",
    message: `Not carried out: ${who} denied it. ${reason ? `Their reason: ${reason}` : "They gave no reason."} Do not try the same again in another way.`,
    summary: reason ? `Denied by ${who}: ${reason}`.slice(0, 300) : `Denied by ${who}`,
    ...(decided_by !== user_id && { label: { integrity: "organization", readers: [] } }),
  };
}
