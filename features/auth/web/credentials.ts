import { passwordLength, passwordRule } from "../contract/password-rule.ts";
import { authTexts } from "./texts/auth-texts.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** A new password, typed twice. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

export interface NewCredentials extends Credentials, NewPassword {}

/** A problem: the message for the toast, and advice beside the first affected field. */
export interface CredentialsProblem<Field extends string = keyof NewCredentials> {
  message: string;
  fields: Partial<Record<Field, string>>;
  firstField: Field;
}

/** Undefined when valid for a sign-in. */
export function checkCredentials({ email, password }: Credentials): CredentialsProblem | undefined {
  return findMissing({ email, password });
}

/** Undefined when valid for a sign-up. */
export function checkNewCredentials(input: NewCredentials): CredentialsProblem | undefined {
  const { email, password, confirmation } = input;
  return findMissing({ email, password, confirmation }) ?? checkNewPassword(input);
}

/** Undefined when valid as a new password. */
export function checkNewPassword({ password, confirmation }: NewPassword): CredentialsProblem | undefined {
  const missing = findMissing({ password, confirmation });
  if (missing) return missing;
  const { forms: words } = authTexts.read();
  if (password !== confirmation) return blame("confirmation", words.mismatch, words.mismatchAdvice);
  const { minLength: least } = passwordRule;
  if (passwordLength(password) < least) {
    return blame("password", words.tooShort(least), words.tooShortAdvice(least));
  }
  return undefined;
}

/** Maps a refusal of the service to a field; undefined when it concerns none. */
export function findBlamed(
  message: string,
  { password }: Pick<Credentials, "password">,
): CredentialsProblem | undefined {
  const { forms: words } = authTexts.read();
  if (/email address/i.test(message) && /invalid|validate/i.test(message))
    return blame("email", message, words.noAddress);
  const { maxLength: most } = passwordRule;
  const length = passwordLength(password);
  if (/password/i.test(message) && length > most) {
    const sentence = words.tooLong(most, length);
    return blame("password", sentence, sentence);
  }
  if (/easy to guess/i.test(message)) return blame("password", words.easyPassword, words.easyPassword);
  return undefined;
}

function findMissing(values: Partial<NewCredentials>): CredentialsProblem | undefined {
  const { missing } = authTexts.read().forms;
  const fields: CredentialsProblem["fields"] = {};
  if (values.email?.trim() === "") fields.email = missing.email;
  if (values.password === "") fields.password = missing.password;
  if (values.confirmation === "") fields.confirmation = missing.confirmation;
  const firstField = (["email", "password", "confirmation"] as const).find((field) => fields[field]);
  return firstField && { message: missing.all, fields, firstField };
}

/** The toast says what is wrong; the field says what to do. */
function blame(field: keyof NewCredentials, message: string, advice: string): CredentialsProblem {
  return { message, fields: { [field]: advice }, firstField: field };
}
