/** As much as anybody's address has. */
const longest = 254;

/** Whether something typed is the address of a mailbox. The server knows the whole rule; this one says what is no address. */
export function isAddress(typed: string): boolean {
  const text = typed.trim();
  return text.length <= longest && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
