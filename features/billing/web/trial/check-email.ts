const longest = 254;

/** Whether a text has the form of an address; blanks around it do not count. */
export function isEmail(typed: string): boolean {
  const email = typed.trim();
  return email.length <= longest && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email);
}
