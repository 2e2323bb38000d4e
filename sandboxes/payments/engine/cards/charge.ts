import { type CardBehaviour, type DeclineCode, declineMessages } from "./test-cards.ts";

export type ChargeResult =
  | "accepted"
  | "challenge"
  | { declined: string; code: DeclineCode | "authentication_required" };

/** The bank's answer while the person is present, to storing a card and, if something is due, charging it. */
export function askBank(
  behaviour: CardBehaviour,
  amountCents: number,
  challengeResult: "passed" | "failed" | undefined,
): ChargeResult {
  if (typeof behaviour === "object" && "declines" in behaviour) return declined(behaviour.declines);
  if (behaviour === "works" || behaviour === "disputes") return "accepted";
  if (behaviour === "fails_later") return amountCents > 0 ? declined("generic_decline") : "accepted";
  if (challengeResult === undefined) return "challenge";
  if (challengeResult === "failed") {
    return {
      declined:
        "We are unable to authenticate your payment method. Please choose a different payment method.",
      code: "authentication_required",
    };
  }
  return typeof behaviour === "object" ? declined(behaviour.asksThenDeclines) : "accepted";
}

/** The bank's answer to an off-session charge. */
export function chargeOffSession(behaviour: CardBehaviour): "accepted" | { code: string } {
  if (["works", "asks_once", "disputes"].some((fine) => fine === behaviour)) return "accepted";
  if (behaviour === "asks_always") return { code: "authentication_required" };
  if (behaviour === "asks_then_no_money") return { code: "insufficient_funds" };
  return { code: "generic_decline" };
}

function declined(code: DeclineCode): ChargeResult {
  return { declined: declineMessages[code], code };
}
