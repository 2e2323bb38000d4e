import type { User } from "./user.ts";

/** By what a person can be reached: an address or a number, exactly one of them, in the form in which it is kept. */
export type Contact = { email: string; phone?: undefined } | { phone: string; email?: undefined };

export function channelOfContact({ email }: Contact): "mail" | "sms" {
  return email === undefined ? "sms" : "mail";
}

export function addressOf(contact: Contact): string {
  return contact.email ?? contact.phone;
}

/** The contact of this user, an address or a number. */
export function contactOf(user: User, provider: "email" | "phone"): Contact | undefined {
  if (provider === "email") return user.email === null ? undefined : { email: user.email };
  return user.phone === null ? undefined : { phone: user.phone };
}

/** Whether the user has proved this address or number. */
export function isProved(user: User, { email }: Contact): boolean {
  return (email === undefined ? user.phone_confirmed_at : user.email_confirmed_at) !== null;
}
