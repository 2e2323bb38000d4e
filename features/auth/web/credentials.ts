import { passwordRule } from "../contract/password-rule.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** A password as it is chosen: typed twice. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

export interface NewCredentials extends Credentials, NewPassword {}

/** What is wrong, for the toast and beside the first field that is to blame. */
export interface CredentialsProblem<Field extends string = keyof NewCredentials> {
  message: string;
  fields: Partial<Record<Field, string>>;
  firstField: Field;
}

/** Undefined when a person may sign in with these. */
export function checkCredentials({ email, password }: Credentials): CredentialsProblem | undefined {
  return findMissing({ email, password });
}

/** Undefined when an account may be created with these. */
export function checkNewCredentials(input: NewCredentials): CredentialsProblem | undefined {
  const { email, password, confirmation } = input;
  return findMissing({ email, password, confirmation }) ?? checkNewPassword(input);
}

/** Undefined when this may become a password. */
export function checkNewPassword({ password, confirmation }: NewPassword): CredentialsProblem | undefined {
  const missing = findMissing({ password, confirmation });
  if (missing) return missing;
  if (password !== confirmation)
    return blame("confirmation", "Passwords do not match.", "Type the same password again.");
  const { minBytes: least } = passwordRule;
  if (password.length < least) {
    const advice = `Use ${least} characters or more.`;
    return blame("password", `Password must be at least ${least} characters long.`, advice);
  }
  return undefined;
}

/** Beside which field stands what to do about a refusal of the service; undefined when no field is to blame. */
export function findBlamed(
  message: string,
  { password }: Pick<Credentials, "password">,
): CredentialsProblem | undefined {
  if (/email address/i.test(message) && /invalid|validate/i.test(message))
    return blame("email", message, "Write an address such as name@company.com.");
  const { maxBytes: most } = passwordRule;
  const bytes = new TextEncoder().encode(password).length;
  if (/password/i.test(message) && bytes > most) {
    // The service speaks of characters, as its protocol wants, and counts bytes.
    const sentence = `Password must be at most ${most} bytes long; this one has ${bytes}.`;
    return blame("password", sentence, sentence);
  }
  return undefined;
}

function findMissing(values: Partial<NewCredentials>): CredentialsProblem | undefined {
  const fields: CredentialsProblem["fields"] = {};
  if (values.email?.trim() === "") fields.email = "Enter your email.";
  if (values.password === "") fields.password = "Enter your password.";
  if (values.confirmation === "") fields.confirmation = "Enter the password again.";
  const firstField = (["email", "password", "confirmation"] as const).find((field) => fields[field]);
  return firstField && { message: "Please fill in all fields.", fields, firstField };
}

/** The toast says what is wrong; beside the field stands what to do. */
function blame(field: keyof NewCredentials, message: string, advice: string): CredentialsProblem {
  return { message, fields: { [field]: advice }, firstField: field };
}
