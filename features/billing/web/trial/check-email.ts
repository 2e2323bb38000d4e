const longest = 254;

/** Why nobody can go on with what was typed; undefined when there is no reason. */
export function explainEmail(typed: string): string | undefined {
  if (isTooLong(typed)) return `An address has at most ${longest} characters.`;
  return isEmail(typed) ? undefined : "Write an address such as name@company.com.";
}

export function isTooLong(typed: string): boolean {
  return typed.trim().length > longest;
}

/** Whether a text has the form of an address; blanks around it do not count. */
export function isEmail(typed: string): boolean {
  const email = typed.trim();
  return email.length <= longest && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email);
}
