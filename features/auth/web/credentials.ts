export interface Credentials {
  email: string;
  password: string;
}

export interface NewCredentials extends Credentials {
  confirmation: string;
}

/** What is wrong, for the toast and beside the first field that is to blame. */
export interface CredentialsProblem<Field extends string = keyof NewCredentials> {
  message: string;
  fields: Partial<Record<Field, string>>;
  firstField: Field;
}

const shortestPassword = 6;
/** In bytes: the service reads no further. */
const longestPasswordBytes = 72;

/** Undefined when a person may sign in with these. */
export function checkCredentials({ email, password }: Credentials): CredentialsProblem | undefined {
  return findMissing({ email, password });
}

/** Undefined when an account may be created with these. */
export function checkNewCredentials(input: NewCredentials): CredentialsProblem | undefined {
  const { email, password, confirmation } = input;
  const missing = findMissing({ email, password, confirmation });
  if (missing) return missing;
  if (password !== confirmation)
    return blame("confirmation", "Passwords do not match.", "Type the same password again.");
  if (password.length < shortestPassword) {
    return blame("password", "Password must be at least 6 characters long.", "Use 6 characters or more.");
  }
  return undefined;
}

/** Beside which field stands what to do about a refusal of the service; undefined when no field is to blame. */
export function findBlamed(message: string, { password }: Credentials): CredentialsProblem | undefined {
  if (/email address/i.test(message) && /invalid|validate/i.test(message))
    return blame("email", message, "Write an address such as name@company.com.");
  const bytes = new TextEncoder().encode(password).length;
  if (/password/i.test(message) && bytes > longestPasswordBytes)
    return blame("password", message, `Use ${longestPasswordBytes} bytes or fewer; it has ${bytes}.`);
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
