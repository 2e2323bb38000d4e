/** Tells password managers whose new password it is, where no field asks for the address. */
export function HiddenUsernameField({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
