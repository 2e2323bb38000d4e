/** Behaviour of a card, determined by its number. */
export type CardBehaviour =
  | "works"
  /** Can be stored but not charged. */
  | "fails_later"
  /** Requires authentication once; later off-session charges work. */
  | "asks_once"
  /** Always requires authentication, so off-session charges fail. */
  | "asks_always"
  /** Requires authentication; off-session charges lack funds. */
  | "asks_then_no_money"
  /** Can be charged; each charge is disputed at once. */
  | "disputes"
  /** Requires authentication, then declines. */
  | { asksThenDeclines: DeclineCode }
  | { declines: DeclineCode };

export type DeclineCode =
  | "generic_decline"
  | "insufficient_funds"
  | "lost_card"
  | "stolen_card"
  | "expired_card"
  | "incorrect_cvc"
  | "processing_error"
  | "fraudulent";

export interface TestCard {
  brand: "visa" | "mastercard" | "amex";
  behaviour: CardBehaviour;
}

const visa = (behaviour: CardBehaviour): TestCard => ({ brand: "visa", behaviour });

/** The only accepted numbers; they belong to nobody. */
export const testCards = new Map<string, TestCard>([
  ["4242424242424242", visa("works")],
  ["5555555555554444", { brand: "mastercard", behaviour: "works" }],
  ["378282246310005", { brand: "amex", behaviour: "works" }],
  ["4000000000000002", visa({ declines: "generic_decline" })],
  ["4000000000009995", visa({ declines: "insufficient_funds" })],
  ["4000000000009987", visa({ declines: "lost_card" })],
  ["4000000000009979", visa({ declines: "stolen_card" })],
  ["4000000000000069", visa({ declines: "expired_card" })],
  ["4000000000000127", visa({ declines: "incorrect_cvc" })],
  ["4000000000000119", visa({ declines: "processing_error" })],
  ["4100000000000019", visa({ declines: "fraudulent" })],
  ["4000000000000259", visa("disputes")],
  ["4000000000000341", visa("fails_later")],
  ["4000002500003155", visa("asks_once")],
  ["4000002760003184", visa("asks_always")],
  ["4000008400001629", visa({ asksThenDeclines: "generic_decline" })],
  ["4000008260003178", visa("asks_then_no_money")],
]);

/** A number with a wrong check digit. */
export const wronglyTypedNumber = "4242424242424241";

/** Decline messages for people, in banks' words. */
export const declineMessages: Record<DeclineCode, string> = {
  generic_decline: "Your card was declined.",
  insufficient_funds: "Your card has insufficient funds.",
  lost_card: "Your card was declined.",
  stolen_card: "Your card was declined.",
  expired_card: "Your card has expired.",
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: "An error occurred while processing your card. Try again in a little bit.",
  fraudulent: "Your card was declined.",
};
