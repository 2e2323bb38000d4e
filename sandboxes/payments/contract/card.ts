/** A typed card. Only the test numbers are accepted, and a number is never stored. */
export interface CardInput {
  /** Digits; spaces are allowed. */
  number: string;
  /** 1–12. */
  expMonth: number;
  /** Four digits. */
  expYear: number;
  cvc: string;
  name?: string;
}
