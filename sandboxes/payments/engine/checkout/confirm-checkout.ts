import type { ConfirmAnswer, ConfirmInput } from "../../contract/checkout.ts";
import { SandboxError } from "../../contract/sandbox-error.ts";
import { takeFault } from "../../storage/faults.repository.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import { type AcceptedCard, acceptCard } from "../cards/accept-card.ts";
import { askBank } from "../cards/charge.ts";
import { declineMessages } from "../cards/test-cards.ts";
import type { World } from "../world.ts";
import { applyPromotionCode } from "./apply-promotion-code.ts";
import { completeCheckout } from "./complete-checkout.ts";
import { dueTodayOf, getCheckout, isExpired, needsCard } from "./read-checkout.ts";

/** The person's "Start trial" or "Subscribe". A session completes once; a decline leaves it open. */
export async function confirmCheckout(
  world: World,
  clientSecret: string,
  input: ConfirmInput,
): Promise<ConfirmAnswer> {
  const found = await getCheckout(world, clientSecret);
  if (found.object.status === "complete") {
    throw new SandboxError("session_complete", "This checkout is already complete.");
  }
  if (found.object.status === "expired" || isExpired(world, found.object)) {
    throw new SandboxError("session_expired", "This checkout has expired.");
  }
  const session = input.promotionCode ? await applyPromotionCode(world, found, input.promotionCode) : found;
  const judged = judgeCard(world, session, input);
  if ("status" in judged) return judged;
  if (dueTodayOf(session) > 0 && (await takeFault(world.client, ["charge_declined"]))) {
    return { status: "declined", message: declineMessages.generic_decline };
  }

  await completeCheckout(world, session, judged.card);
  return { status: "complete" };
}

function judgeCard(
  world: World,
  session: Stored<"checkout.session">,
  { card, challengeResult }: ConfirmInput,
): { card: AcceptedCard | null } | ConfirmAnswer {
  if (!card) {
    if (needsCard(session)) throw new SandboxError("card_required", "Enter a card to continue.");
    return { card: null };
  }
  const accepted = acceptCard(card, world.now);
  if ("refusal" in accepted) return { status: "declined", message: accepted.refusal };
  const answer = askBank(accepted.behaviour, dueTodayOf(session), challengeResult);
  if (answer === "challenge") return { status: "challenge" };
  return answer === "accepted" ? { card: accepted } : { status: "declined", message: answer.declined };
}
