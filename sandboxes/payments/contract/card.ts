/** What a person types. Only the test numbers are taken; a number is never stored. */
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
