import { passwordLength, passwordRule } from "#features/auth/contract/password-rule.ts";
import { trialTexts } from "./texts/trial-texts.ts";

export interface TypedPassword {
  password: string;
  confirmation: string;
}

/** The message beside each field; none beside an empty one. */
export function explainPassword({ password, confirmation }: TypedPassword): Partial<TypedPassword> {
  const length = explainLength(password);
  const isOther = confirmation !== "" && confirmation !== password;
  return {
    ...(password !== "" && length && { password: length }),
    ...(isOther && { confirmation: trialTexts.read().password.mismatch }),
  };
}

/** Whether an account may be created with it. */
export function isPasswordReady({ password, confirmation }: TypedPassword): boolean {
  return explainLength(password) === undefined && password === confirmation;
}

function explainLength(password: string): string | undefined {
  const { password: words } = trialTexts.read();
  const { minLength: least, maxLength: most } = passwordRule;
  const length = passwordLength(password);
  if (length < least) return words.tooShort(least);
  return length > most ? words.tooLong(most, length) : undefined;
}
