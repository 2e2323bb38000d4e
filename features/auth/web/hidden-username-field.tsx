/** Tells password managers whose password it is, in forms without an address field. */
export function HiddenUsernameField({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
